"""What every bot of ours says of itself."""

from __future__ import annotations


class Named:
    """A bot with a name, which it is printed with: the text that `make_bot` makes it from.

    >>> from clutch.bots import make_bot
    >>> make_bot("search:200"), make_bot("hatchling")
    (<bot search:200>, <bot hatchling>)
    """

    name: str

    def __repr__(self) -> str:
        return f"<bot {self.name}>"
