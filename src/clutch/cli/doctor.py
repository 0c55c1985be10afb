"""`clutch doctor`: whether all that is stored adds up."""

from __future__ import annotations

import argparse
import contextlib
import json

import msgspec

from clutch.cli.speech import tell
from clutch.cli.terminal import Terminal
from clutch.table.records.database import read_url
from clutch.table.upkeep.doctor import Finding, check_up
from clutch.table.upkeep.stored import count_matches, hold, open_stored

SICK = 1


def run(arguments: argparse.Namespace) -> int:
    """The command: 0 when all is well, 1 when findings are left."""
    terminal = Terminal()
    url = read_url(arguments.database)
    findings: list[Finding] = []
    matches = 0
    with contextlib.ExitStack() as stack:
        mending = None
        engine = open_stored(url)
        stack.callback(engine.dispose)
        if arguments.mend:
            stack.enter_context(hold(url))
            mending = open_stored(url, writing=True)
            stack.callback(mending.dispose)
        with terminal.progress("Checking", count_matches(engine)) as bar:
            for found in check_up(engine, mending):
                matches += 1
                bar.advance(1)
                findings += found
                if not arguments.json:
                    for finding in found:
                        terminal.whole(str(finding), "yellow" if finding.mended else "red")
    left = sum(not finding.mended for finding in findings)
    if arguments.json:
        report = {"matches": matches, "findings": [msgspec.to_builtins(finding) for finding in findings]}
        terminal.raw(json.dumps(report, ensure_ascii=False, indent=2))
    elif findings:
        terminal.say(tell("findings", matches=matches, findings=len(findings), mended=len(findings) - left))
    else:
        terminal.say(tell("all_well", matches=matches))
    return SICK if left else 0
