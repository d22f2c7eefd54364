"""The files of the web client, if this installation has them."""

from __future__ import annotations

import importlib.resources
from pathlib import Path
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fiefdom</title>
<h1>Fiefdom</h1>
<p>The server runs, but this installation came without the web client.</p>
<p>To get it, in a clone of the repository and with the npm registry in reach:
<code>pip install --force-reinstall --no-deps .</code> (with <code>-e</code> before the dot if it was installed like that),
then start the server again.
Or play in the terminal: <code>fiefdom play</code>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files whose names change with what is in them: browsers may keep them for ever."""

    def file_response(self, *arguments: Any, **named: Any) -> Response:
        """A file, with word that it never changes."""
        response = super().file_response(*arguments, **named)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def client_files() -> Path | None:
    """The folder of the built web client, if this installation has it."""
    folder = importlib.resources.files("fiefdom.server").joinpath("static")
    return Path(str(folder)) if folder.joinpath("index.html").is_file() else None
