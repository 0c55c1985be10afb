"""The files of `deploy/`: they start the server as it can be started, and take away what it does not need."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path

import pytest

from clutch.cli.main import make_parser

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
HARDENING = {
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "MemoryDenyWriteExecute": "yes",
    "CapabilityBoundingSet": "",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "UMask": "0077",
}


def settings(name: str) -> dict[str, list[str]]:
    """The settings of a unit, each with all its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text("utf-8").splitlines():
        key, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def understood(command: list[str]) -> argparse.Namespace:
    """What the command line makes of a command; raises if it does not understand it."""
    return make_parser(serving="serve" in command[:1]).parse_args(command)


@pytest.mark.parametrize("name", ["clutch.service", "clutch@.service"])
def test_the_service_has_nothing_that_it_does_not_need(name: str) -> None:
    """Both units are hardened alike, and run as a user of their own."""
    found = settings(name)

    assert {key: found[key][-1] for key in HARDENING} == HARDENING
    assert found["User"] == ["clutch"] and found["SystemCallFilter"] == ["@system-service", "~@privileged"]
    both = [
        {key: values for key, values in settings(other).items() if key.startswith(("Protect", "Private", "Restrict", "System"))}
        for other in ("clutch.service", "clutch@.service")
    ]
    assert both[0] == both[1]


@pytest.mark.parametrize("name", ["clutch.service", "clutch@.service"])
def test_the_units_start_a_server(name: str) -> None:
    """Every argument is one that `clutch serve` knows; cookies stay on HTTPS, and only the proxy of this machine is believed."""
    program, *command = shlex.split(settings(name)["ExecStart"][0].replace("%i", "8264"))
    arguments = understood(command)

    assert program == "/opt/clutch/bin/clutch" and arguments.command == "serve"
    assert arguments.https and arguments.no_browser and arguments.host == "127.0.0.1" and arguments.port == 8264
    assert arguments.operator_host == "127.0.0.1" and arguments.operator_port == 18264
    assert arguments.host_name == ["games.example"] and [str(network) for network in arguments.proxy] == ["127.0.0.1/32"]


def test_the_backup_copies_the_database_of_the_service() -> None:
    """Both name the same file."""
    script = shlex.split(settings("clutch-backup.service")["ExecStart"][0])[-1]
    arguments = understood(shlex.split(re.sub(r"\$\([^)]*\)", "now", script).replace("exec /opt/clutch/bin/clutch ", "")))
    serving = understood(shlex.split(settings("clutch.service")["ExecStart"][0])[1:])

    assert arguments.command == "backup" and arguments.database == serving.database


def test_the_container_starts_a_server() -> None:
    """Its arguments are known, it runs as nobody special, and its database is in the volume."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    entry = json.loads(text.split("ENTRYPOINT ")[1])
    arguments = understood(entry[1:])

    assert arguments.command == "serve" and arguments.database.startswith("sqlite:////data/")
    assert "\nUSER clutch\n" in text and "\nVOLUME /data\n" in text


def test_the_proxies_tell_who_asks() -> None:
    """The address is set, not appended to, and the host is passed on; both sites have the name that the units know."""
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")

    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx and "$proxy_add_x_forwarded_for" not in nginx
    assert "proxy_set_header Host $http_host;" in nginx
    assert "server_name games.example;" in nginx and "\ngames.example {" in (DEPLOY / "Caddyfile").read_text("utf-8")
