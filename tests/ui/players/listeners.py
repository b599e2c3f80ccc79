"""Phones that listen, as a program of its own: a cookie on each line of its input; it prints what they were sent."""

from __future__ import annotations

import sys
import threading

from tests.web_client import Browser


def listen(host: str, cookie: str, sent: list[int]) -> None:
    """Read documents until the table ends the stream."""
    with Browser(host, cookie).stream() as stream:
        while stream.next()["event"] == "page":
            sent.append(1)


def main(host: str) -> None:
    """Listen with all cookies at once."""
    sent: list[int] = []
    hands = [threading.Thread(target=listen, args=(host, line.strip(), sent)) for line in sys.stdin]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    print(len(sent))


if __name__ == "__main__":
    main(*sys.argv[1:])
