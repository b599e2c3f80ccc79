"""Runs the migrations on the connection it is given, inside that connection's transaction."""

from alembic import context
from sqlmodel import SQLModel

from models.repositories import tables

tables.declare()
context.configure(
    connection=context.config.attributes["connection"], target_metadata=SQLModel.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
