"""Structured logs: a JSON object a line, with nothing secret in it. Tokens never reach a log: they stand behind `#` or in a body."""

from __future__ import annotations

import json
import logging
import sys
import time


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "part": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info is not None and record.exc_info[0] is not None:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Send all logs to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("clutch").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
