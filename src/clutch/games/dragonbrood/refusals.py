from __future__ import annotations

from clutch.kernel.saying import Facts


def prompt_facts(state: object) -> Facts:
    return {}


def refuse(state: object, action: object) -> None:
    return None
