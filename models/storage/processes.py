"""Processes that work for the program, and do not outlive it where it is killed."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress

SPAWN = multiprocessing.get_context("spawn")


def spawned(jobs: int, begin: Callable[..., object] | None = None, *arguments: object) -> ProcessPoolExecutor:
    """So many processes at most, each of which begins so; they are started when they are first needed."""
    return ProcessPoolExecutor(jobs, SPAWN, initializer=_begin, initargs=(begin, arguments))


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Ends the processes of a pool in the midst of what they do, and waits until they are gone."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    for process in processes:
        process.kill()
    # Whatever is still being written to them has nobody who reads it: before Python 3.11.5 that was waited for.
    reader = getattr(getattr(pool, "_call_queue", None), "_reader", None)
    if reader is not None and sys.platform != "win32":
        with suppress(OSError):
            reader.close()
    pool.shutdown(wait=True, cancel_futures=True)


def _begin(begin: Callable[..., object] | None, arguments: tuple[object, ...]) -> None:
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    if begin is not None:
        begin(*arguments)


def _end_with_the_program() -> None:
    """Each of them holds what would tell the others that nobody gives them work any more: it looks for itself."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)
