"""Prints the runtime requirements with every extra, so that one pip call installs all that the project's own checks need."""

from __future__ import annotations

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))["project"]
for requirement in [*project["dependencies"], *(line for extra in project.get("optional-dependencies", {}).values() for line in extra)]:
    print(requirement)
