"""The table of boards; those of prepared encounters are taken into it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Boards of their own. What an encounter has been prepared with is kept under its name, to be used again."""
    board = op.create_table(
        "board",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("name_key", sa.String(), nullable=False, index=True),
        sa.Column("system", sa.String(), nullable=False, index=True),
        sa.Column("board", sa.JSON(), nullable=False),
        sa.Column("notes", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sqlite_autoincrement=True,
    )
    rows = op.get_bind().execute(
        sa.text("SELECT name, system, board, changed FROM encounter WHERE board IS NOT NULL ORDER BY id")
    )
    seen: set[tuple[str, str]] = set()
    kept = []
    for name, system, text, changed in rows:
        found = json.loads(text)
        if not isinstance(found, dict) or (system, text) in seen:
            continue
        seen.add((system, text))
        kept.append(
            {
                "name": name,
                "name_key": name.casefold(),
                "system": system,
                "board": found,
                "notes": "",
                "created": changed,
                "changed": changed,
            }
        )
    if kept:
        op.bulk_insert(board, kept)


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")
