"""Who is let in by an invitation or the code, and how often somebody may try."""

import pytest

from ui.services.web import access as rules
from ui.services.web.access import Access, Device, TooManyTries


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def access(clock: Clock) -> Access:
    return Access(clock)


def let_in(answer: tuple[Device, str] | None) -> tuple[Device, str]:
    assert answer is not None
    return answer


def test_each_device_gets_a_token_of_its_own_of_128_bits(access: Access) -> None:
    first, one = let_in(access.accept(access.invitation, "a"))
    second, other = let_in(access.accept(access.invitation, "b"))
    assert len({one, other, access.invitation}) == 3
    assert len(one) == 22  # 16 bytes in letters that an address may have
    assert access.device(one) is first
    assert access.device(other) is second
    assert one not in repr(vars(first))
    assert one not in repr(vars(access))


def test_a_used_invitation_lets_those_in_who_scan_it_at_the_same_moment_and_nobody_later(
    access: Access, clock: Clock
) -> None:
    scanned = access.invitation
    let_in(access.accept(scanned, "a"))
    assert access.invitation != scanned
    clock.now = rules.GRACE - 1
    let_in(access.accept(scanned, "b"))
    clock.now = rules.GRACE + 1
    assert access.accept(scanned, "c") is None


def test_a_device_that_is_put_out_is_nobodys_any_more(access: Access) -> None:
    device, token = let_in(access.accept(access.invitation, "a"))
    access.put_out(device.id)
    assert access.device(token) is None


@pytest.mark.parametrize("typed", ["{}", " {} ", "lower"])
def test_the_code_lets_in_to_ask(access: Access, typed: str) -> None:
    code = access.code.lower() if typed == "lower" else typed.format(access.code)
    device, _ = let_in(access.accept_code(code, "a"))
    assert device.by_code


def test_the_code_has_six_letters_that_cannot_be_mistaken(access: Access) -> None:
    assert len(access.code) == 6
    assert not set(access.code) & set("01OIl")


def test_a_thousand_tries_of_codes_do_not_get_in(access: Access, clock: Clock) -> None:
    """Of one address only a few are looked at; from many addresses the code changes under them."""
    codes = {access.code}
    refused = 0
    for _ in range(1000):
        clock.now += 0.05
        try:
            assert access.accept_code("000000", "one address") is None
        except TooManyTries:
            refused += 1
        codes.add(access.code)
    assert refused > 950
    for number in range(1000):
        assert access.accept_code("000000", f"address {number}") is None
        codes.add(access.code)
    assert len(codes) >= 1000 // rules.MOST_WRONG_CODES
    assert len(access._tries) <= rules.MOST_ADDRESSES
    assert not access.devices


def test_no_more_devices_than_a_table_has(access: Access) -> None:
    for number in range(rules.MOST_DEVICES):
        let_in(access.accept(access.invitation, f"address {number}"))
    with pytest.raises(TooManyTries):
        access.accept(access.invitation, "another")


def test_the_overlay_is_off_until_it_is_opened_and_its_devices_go_with_it(access: Access) -> None:
    assert access.accept("", "a") is None
    invitation = access.open_overlay(is_open=True)
    device, token = let_in(access.accept(invitation, "a"))
    assert device.kind == rules.OVERLAY
    access.open_overlay(is_open=False)
    assert access.device(token) is None
    assert access.accept(invitation, "a") is None


def test_a_device_asks_as_often_as_a_person_does(access: Access, clock: Clock) -> None:
    device, _ = let_in(access.accept(access.invitation, "a"))
    taken = sum(device.requests.take() for _ in range(1000))
    assert taken == rules.REQUESTS_AT_ONCE
    clock.now += 1
    assert sum(device.requests.take() for _ in range(1000)) == rules.REQUESTS_A_SECOND
