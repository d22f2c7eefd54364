"""Files that people name: nothing half written, and what goes wrong is told."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from fiefdom.errors import BadPath
from fiefdom.files import read_whole, write_whole


def test_a_file_is_written_whole_into_a_folder_that_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "page.html"
    write_whole(path, "ș")
    write_whole(path, b"other")
    assert path.read_bytes() == b"other"
    assert os.listdir(path.parent) == ["page.html"]


def test_others_may_read_what_is_written_as_they_may_read_any_file(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_whole(tmp_path / "ours", "text")
    assert stat.S_IMODE((tmp_path / "ours").stat().st_mode) == stat.S_IMODE((tmp_path / "usual").stat().st_mode)


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.fief"
    write_whole(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadPath, match="cannot be written: No space left on device"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.fief"]


def test_a_link_stays_a_link_and_a_pipe_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    write_whole(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_whole(tmp_path / "pipe", "through")
    assert os.read(reader, 100) == b"through"
    os.close(reader)
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


def test_what_cannot_be_read_is_told_with_what_is_expected(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\x88\xff")
    for name, message in (("nowhere", "No such file or directory"), ("binary", "is no text"), (".", "Is a directory")):
        with pytest.raises(BadPath, match=f"{message}\nhint: a file of own cards is expected"):
            read_whole(tmp_path / name, "cards")
