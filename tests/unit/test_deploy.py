"""The files for hosts fit the program: every option in them exists, and the programs that read them accept them."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from fiefdom.options import options_of
from fiefdom.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OPTIONS = {"--host", "--port", "--no-open", *(f"--{each.flag}" for each in options_of(Settings))}


def options_in(text: str) -> set[str]:
    """The options of `fiefdom serve` that a file names."""
    return set(re.findall(r"(?<![\w-])--[a-z][\w-]+", text))


def test_the_service_starts_the_program_as_it_is() -> None:
    service = configparser.ConfigParser(strict=False, interpolation=None)
    service.optionxform = str  # type: ignore[assignment, method-assign]
    service.read_string((DEPLOY / "fiefdom.service").read_text(encoding="utf-8"))
    command = service["Service"]["ExecStart"]
    assert " serve " in command
    assert options_in(command) <= OPTIONS
    assert "/var/lib/fiefdom" in command
    assert service["Service"]["StateDirectory"] == "fiefdom"


def test_the_service_is_started_again_however_long_its_database_is_away() -> None:
    """Systemd gives up after five starts in ten seconds, unless it is told not to."""
    text = (DEPLOY / "fiefdom.service").read_text(encoding="utf-8")
    assert {"StartLimitIntervalSec=0", "Restart=always", "RestartSec=1", "KillMode=mixed"} <= set(text.splitlines())


def test_the_containers_start_the_program_as_it_is() -> None:
    entry = re.search(r"^ENTRYPOINT (.+)$", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert entry
    assert options_in(entry[1]) <= OPTIONS
    yaml = pytest.importorskip("yaml", reason="pyyaml comes with the extra `docs`")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert {word.partition("=")[0] for word in services["fiefdom"]["command"]} <= OPTIONS
    assert (DEPLOY / services["fiefdom"]["build"]["context"]).resolve() == ROOT
    assert services["caddy"]["environment"]["UPSTREAM"] == "fiefdom:8000"


def test_the_guide_shows_the_files_as_they_are() -> None:
    guide = (ROOT / "docs" / "guides" / "host.md").read_text(encoding="utf-8")
    for name in ("fiefdom.service", "nginx.conf", "Caddyfile"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        assert "\n".join(line for line in text.splitlines() if not line.startswith("#")).strip() in guide


def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")
    site = re.sub(r"listen 443 ssl;|ssl_\w+ .+;", "", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {site} }}", encoding="utf-8")
    done = subprocess.run(
        ["nginx", "-t", "-e", "stderr", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
