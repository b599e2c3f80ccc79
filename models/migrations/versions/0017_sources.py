"""The search finds creatures by where they come from, and the library counts how many come from each source."""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

_COLUMNS = ("name", "kind", "tags", "notes", "told", "marks", "source")
_NAMES = ", ".join(_COLUMNS)
_NEW = ", ".join(f"new.{column}" for column in _COLUMNS)
_OLD = ", ".join(f"old.{column}" for column in _COLUMNS)
_ADD = f"INSERT INTO creature_search(rowid, {_NAMES}) VALUES (new.id, {_NEW});"  # noqa: S608  names of ours
_DROP = f"INSERT INTO creature_search(creature_search, rowid, {_NAMES}) VALUES ('delete', old.id, {_OLD});"  # noqa: S608

_COUNTED = "system, level, kind, source, folder, tags"


def _counts(row: str, by: str) -> str:
    """What a creature counts for."""
    values = (
        f"SELECT {row}.system, 'folder', {row}.folder, {by}",
        f"SELECT {row}.system, 'kind', {row}.kind, {by} WHERE {row}.kind <> ''",
        f"SELECT {row}.system, 'source', {row}.source, {by} WHERE {row}.source <> ''",
        f"SELECT {row}.system, 'level', '', {by} WHERE {row}.level IS NOT NULL",
        f"SELECT {row}.system, 'tag', value, {by} FROM json_each(iif(json_valid({row}.tags), {row}.tags, '[]'))",  # noqa: S608  names of ours
    )
    rows = " UNION ALL ".join(values)
    return (
        f"INSERT INTO creature_count(system, what, value, number) SELECT * FROM ({rows}) WHERE true "  # noqa: S608
        "ON CONFLICT(system, what, value) DO UPDATE SET number = number + excluded.number;"
    )


def upgrade() -> None:
    """Both are fed from what stands there already."""
    for name in ("added", "removed", "changed", "refiled"):
        op.execute(f"DROP TRIGGER creature_{name}")
    op.execute("DROP TABLE creature_terms")
    op.execute("DROP TABLE creature_search")
    op.execute(
        f"CREATE VIRTUAL TABLE creature_search USING fts5({_NAMES}, content='creature', content_rowid='id', "
        "tokenize=\"unicode61 remove_diacritics 2 tokenchars '='\")"
    )
    op.execute("CREATE VIRTUAL TABLE creature_terms USING fts5vocab(creature_search, row)")
    op.execute("INSERT INTO creature_search(creature_search) VALUES ('rebuild')")
    op.execute(
        "INSERT INTO creature_count(system, what, value, number) "
        "SELECT system, 'source', source, count(*) FROM creature WHERE source <> '' GROUP BY system, source"
    )
    more, less = _counts("new", "1"), _counts("old", "-1")
    op.execute(f"CREATE TRIGGER creature_added AFTER INSERT ON creature BEGIN {_ADD} {more} END")
    op.execute(f"CREATE TRIGGER creature_removed AFTER DELETE ON creature BEGIN {_DROP} {less} END")
    op.execute(f"CREATE TRIGGER creature_changed AFTER UPDATE OF {_NAMES} ON creature BEGIN {_DROP} {_ADD} END")
    op.execute(f"CREATE TRIGGER creature_refiled AFTER UPDATE OF {_COUNTED} ON creature BEGIN {less} {more} END")


def downgrade() -> None:
    """A library is brought back by its copy, not by taking a schema apart."""
    raise NotImplementedError("open the copy that was made before the migration instead")
