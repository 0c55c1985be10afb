"""Games through nginx, and through Caddy if it is there, with the configurations of `deploy/`, over TLS with a certificate made for it, on this machine alone: `make proxy`.

Needs nginx and openssl. Processes on one PostgreSQL stand behind the proxies, and everything that the documentation promises of them is tried.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from table.players import Player, invite, play_all
from table.serving import eventually, postgres, running

CONFIGURATION = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
CADDY = CONFIGURATION.with_name("Caddyfile")
SERVER = ("--https", "--proxy", "127.0.0.1", "--workers", "1")
AROUND = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
{site}
}}
"""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def configuration(folder: Path, plain: int, secure: int, behind: list[int]) -> str:
    """The site of `deploy/` with our ports and our certificate."""
    site = CONFIGURATION.read_text("utf-8")
    processes = "\n".join(f"    server 127.0.0.1:{port};" for port in behind)
    changes = {
        "    server 127.0.0.1:8264;": processes,
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "games.example": "127.0.0.1",
        "/etc/ssl/clutch/fullchain.pem": str(folder / "certificate.pem"),
        "/etc/ssl/clutch/privkey.pem": str(folder / "key.pem"),
    }
    for old, new in changes.items():
        assert old in site, f"deploy/nginx.conf has no “{old}” any more"
        site = site.replace(old, new)
    return AROUND.format(folder=folder, site=site)


def certificate(folder: Path) -> None:
    """A certificate for this machine, which only this script believes."""
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
    subprocess.run([*made, "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"], check=True, capture_output=True)
    os.environ["SSL_CERT_FILE"] = str(folder / "certificate.pem")


@contextlib.contextmanager
def nginx(folder: Path, behind: list[int]) -> Iterator[tuple[int, int]]:
    """The proxy before some processes: its ports for HTTP and HTTPS."""
    plain, secure = free_port(), free_port()
    settings = folder / "nginx.conf"
    settings.write_text(configuration(folder, plain, secure, behind), "utf-8")
    command = ["nginx", "-c", str(settings), "-e", str(folder / "error.log"), "-p", str(folder)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with process(command, secure):
        yield plain, secure


@contextlib.contextmanager
def caddy(folder: Path, behind: list[int]) -> Iterator[int]:
    """The same with Caddy: its port for HTTPS."""
    secure = free_port()
    site = CADDY.read_text("utf-8")
    keys = f"tls {folder / 'certificate.pem'} {folder / 'key.pem'}"
    changes = {
        "games.example {": f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\nhttps://127.0.0.1:{secure} {{\n\tbind 127.0.0.1\n\t{keys}",
        "127.0.0.1:8264": " ".join(f"127.0.0.1:{port}" for port in behind),
    }
    for old, new in changes.items():
        assert old in site, f"deploy/Caddyfile has no “{old}” any more"
        site = site.replace(old, new)
    settings = folder / "Caddyfile"
    settings.write_text(site, "utf-8")
    with process(["caddy", "run", "--adapter", "caddyfile", "--config", str(settings)], secure):
        yield secure


@contextlib.contextmanager
def process(command: list[str], port: int) -> Iterator[None]:
    """A proxy that runs until the block ends."""
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: answers(port))
        yield
    finally:
        server.terminate()
        server.wait(20)


def answers(port: int) -> bool:
    """Whether somebody listens."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def play(address: str) -> str:
    """A whole game of three people through the proxy; their lines break on the way."""
    host = Player(address, "Ann", seed=1)
    match, players = invite(host, [address], ["Ben", "Cleo"], options={"game_length": "fixed_rounds", "rounds": 2})
    began = time.monotonic()
    play_all(players)
    decisions = sum(len(player.acknowledged) for player in players)
    print(f"  a game of {decisions} decisions in {time.monotonic() - began:.1f} s")
    for player in players:
        player.close()
    return match


def from_address(own: str, claimed: str, address: str) -> httpx.Response:
    """Make a match from an address of this machine, claiming to come from another."""
    with httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=own)) as client:
        return client.post("/api/matches", json={"game": "dragon_kin", "seats": ["me", "open"]}, headers={"x-forwarded-for": claimed})


def try_proxy(address: str, burst: int) -> None:
    """What holds for every proxy: a whole game, sockets of foreign pages, and addresses that nobody can claim."""
    greeted = httpx.get(f"{address}/api/me")
    assert "Secure" in greeted.headers["set-cookie"] and "max-age" in greeted.headers["strict-transport-security"]
    assert "clutch_connections" not in httpx.get(f"{address}/metrics").text, "the numbers are for the operator alone"
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    match = play(address)
    socket_address = f"{address.replace('https', 'wss')}/ws/matches/{match}"
    with connect(socket_address, origin=Origin(address)) as line:
        assert '"state"' in str(line.recv(5))
    with connect(socket_address, origin=Origin("https://evil.example")) as line:
        assert '"origin"' in str(line.recv(5))
    codes = [from_address("127.0.0.1", f"10.0.0.{number}", address).status_code for number in range(burst)]
    assert codes[-1] == 429, codes
    assert from_address("127.0.0.2", "10.0.0.1", address).status_code == 201
    print(f"  an address is stopped after {codes.count(201)} matches, whatever it claims to be; another is not")


def main() -> int:
    """Try everything."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="clutch-proxy-")))
        folder.chmod(0o755)
        certificate(folder)
        with running(database, *SERVER) as one, running(database, *SERVER) as two:
            with nginx(folder, [one.port, two.port]) as (plain, secure):
                print("nginx before two processes")
                moved = httpx.get(f"http://127.0.0.1:{plain}/m/abcd?x=1")
                assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/m/abcd?x=1")
                try_proxy(f"https://127.0.0.1:{secure}", 60)
                assert "#" not in (folder / "access.log").read_text("utf-8"), "a token reached the log"
            for server in (one, two):
                assert '"fault"' not in server.errors(), server.errors()
        if shutil.which("caddy") is not None:
            with running(database, *SERVER) as one, caddy(folder, [one.port]) as secure:
                print("Caddy before one")
                try_proxy(f"https://127.0.0.1:{secure}", 40)
                assert '"fault"' not in one.errors(), one.errors()
    return 0


if __name__ == "__main__":
    sys.exit(main())
