"""Worker processes of the program, which do not outlive it if it is killed."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress

SPAWN = multiprocessing.get_context("spawn")


def process_pool(jobs: int, begin: Callable[..., object] | None = None, *arguments: object) -> ProcessPoolExecutor:
    """Return a pool of at most `jobs` processes that call `begin` first; they are started when first needed."""
    return ProcessPoolExecutor(jobs, SPAWN, initializer=_begin, initargs=(begin, arguments))


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool in the midst of their work, and wait until they are gone."""
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
    """Wait for the parent to end: each worker holds what would tell the others that it has."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)
