from __future__ import annotations


def view(state: object, seat: int | None) -> dict[str, object]:
    return {}
