"""Asks whether a known weakness is in what Clutch installs: the Python packages of all its extras, and the packages that its page is built from.

Findings are printed and make the exit code 1. Where the services that know them cannot be reached, a sentence says so, and nothing fails.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
PATIENCE = 180
"""Seconds for each service."""


def main() -> int:
    """Ask both."""
    findings = python_packages() + page_packages()
    for finding in findings:
        print(finding, file=sys.stderr)
    return 1 if findings else 0


def installed() -> list[str]:
    """All packages that Clutch with every extra needs, also through others, with the versions that are installed: lines of a requirements file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    found: dict[str, str] = {}
    while waiting:
        requirement = Requirement(waiting.pop())
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        wanted = [{"extra": extra} for extra in ("", *requirement.extras)]
        if name in found or (requirement.marker is not None and not requirement.marker.evaluate({"extra": ""})):
            continue
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        found[name] = package.version
        for line in package.requires or []:
            further = Requirement(line)
            if further.marker is None or any(further.marker.evaluate(extra) for extra in wanted):
                further.marker = None
                waiting.append(str(further))
    return [f"{name}=={version}" for name, version in sorted(found.items())]


def python_packages() -> list[str]:
    """What is known of the Python packages."""
    lines = installed()
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "requirements.txt"
        wanted.write_text("\n".join(lines) + "\n", "utf-8")
        command = [
            sys.executable,
            "-m",
            "pip_audit",
            "--format=json",
            "--progress-spinner=off",
            "--no-deps",
            "--disable-pip",
            "-r",
            str(wanted),
        ]
        report = ask(command, ROOT)
    if report is None or all("vulns" not in package for package in report.get("dependencies", [])):
        print(f"The {len(lines)} Python packages were not audited: the service that knows their weaknesses cannot be reached from here.")
        return []
    return python_findings(report)


def python_findings(report: dict[str, Any]) -> list[str]:
    """The weaknesses in a report of pip-audit."""
    return [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for package in report["dependencies"]
        for weakness in package.get("vulns", [])
    ]


def page_packages() -> list[str]:
    """What is known of the page's packages. All of them count: the page is built from what npm calls development dependencies."""
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").is_dir():
        print("The page's packages were not audited: they are not installed here.")
        return []
    report = ask([npm, "audit", "--json"], ROOT / "web")
    if report is None or "vulnerabilities" not in report:
        print("The page's packages were not audited: the service that knows their weaknesses cannot be reached from here.")
        return []
    return page_findings(report)


def page_findings(report: dict[str, Any]) -> list[str]:
    """The weaknesses in a report of npm."""
    return [
        f"{name} {found['range']}: {found['severity']} weakness, see `npm audit` in web"
        for name, found in report["vulnerabilities"].items()
    ]


def ask(command: list[str], folder: Path) -> dict[str, Any] | None:
    """The JSON that a program prints, whatever its exit code; None if it prints none in time."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
        report = json.loads(done.stdout)
    except (subprocess.TimeoutExpired, OSError, ValueError):
        return None
    return report if isinstance(report, dict) else None


if __name__ == "__main__":
    sys.exit(main())
