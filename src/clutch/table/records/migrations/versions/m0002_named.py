"""Whoever is named in a match's log can be found: a line of `members` as seat -1 for each."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

STEP = 1000


def upgrade() -> None:
    """Read the entries that name people, and note who they are."""
    connection = op.get_bind()
    kinds = " OR ".join(f'body LIKE \'{{"kind":"{kind}"%\'' for kind in ("created", "claimed", "came_back"))
    found: set[tuple[str, str]] = set()
    for match, body in connection.execute(sa.text(f"SELECT match_id, body FROM log WHERE {kinds}")):  # noqa: S608 - three words of ours
        entry = json.loads(body)
        people = [
            entry.get("host"),
            entry.get("person"),
            *(person for seat in entry.get("seats", []) for person in seat.get("holders", [])),
        ]
        found.update((person, match) for person in people if person)
    members = sa.table("members", sa.column("person", sa.String), sa.column("match_id", sa.String), sa.column("seat", sa.Integer))
    rows = [{"person": person, "match_id": match, "seat": -1} for person, match in sorted(found)]
    for first in range(0, len(rows), STEP):
        op.bulk_insert(members, rows[first : first + STEP])


def downgrade() -> None:
    """Forget who was noted."""
    op.execute("DELETE FROM members WHERE seat = -1")
