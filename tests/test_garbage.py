"""What Python finds to be garbage dies in the thread of the tests, as it does in the program, which has no other."""

import gc
import threading

from tests.garbage import make_garbage


def test_no_other_thread_searches_for_garbage(qapp: object) -> None:
    died_in: list[int] = []
    searched_in: list[int] = []

    def watch(phase: str, info: dict[str, int]) -> None:
        searched_in.append(threading.get_ident())

    def ask_for_memory() -> None:
        kept = [[number] for number in range(20 * gc.get_threshold()[0])]
        assert kept

    make_garbage(died_in)
    gc.callbacks.append(watch)
    try:
        other = threading.Thread(target=ask_for_memory)
        other.start()
        other.join()
        assert searched_in == []
        gc.collect()
    finally:
        gc.callbacks.remove(watch)
    assert died_in == [threading.get_ident()]
    assert set(searched_in) == {threading.get_ident()}
