"""The log of a server: every line says to which message or request it belongs; for programs, as JSON.

What is secret does not get here: tokens, seeds and what players say are never logged.
"""

from __future__ import annotations

import contextvars
import json
import logging
import sys
from datetime import UTC, datetime

CURRENT: contextvars.ContextVar[int] = contextvars.ContextVar("request", default=0)
"""The number of the message or request that is being carried out; 0 beside them."""


def _note_request(record: logging.LogRecord) -> bool:
    record.request = CURRENT.get()
    return True


class JsonLines(logging.Formatter):
    """One JSON value a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Called by the logging library."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "request": getattr(record, "request", 0),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


PLAIN = "%(levelname)s %(name)s #%(request)d: %(message)s"


def start_logging(form: str) -> None:
    """Write the log to standard error, as `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_note_request)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(PLAIN))
    for name in ("fiefdom", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO if form == "json" else logging.WARNING)
        logger.propagate = False
