"""What is not installed with Clutch alone, and how to get it."""

from __future__ import annotations


def needed(extra: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error of a module whose extra is not installed: it says which one that is.

    >>> print(needed("batch", ModuleNotFoundError("No module named 'numpy'", name="numpy")))
    No module named 'numpy': pip install 'clutch[batch]'
    """
    return ModuleNotFoundError(f"{missing}: pip install 'clutch[{extra}]'", name=missing.name)
