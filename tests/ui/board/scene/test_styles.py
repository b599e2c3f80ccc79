"""The letters by which kinds of ground are told apart on small cells."""

from ui.board.scene.styles import terrain_looks


def letters(**labels: str) -> dict[str, str]:
    looks = terrain_looks(list(labels), "plain", {**labels, "plain": "plain"})
    return {word: looks[word].letters for word in labels}


def test_kinds_of_ground_that_begin_differently_have_one_letter() -> None:
    assert letters(mud="lama", water="água") == {"mud": "L", "water": "Á"}


def test_an_accent_alone_tells_no_kinds_of_ground_apart() -> None:
    assert letters(water="água", sand="areia") == {"water": "Ág", "sand": "Ar"}


def test_a_kind_of_ground_whose_name_begins_another_is_written_out() -> None:
    assert letters(road="sand", sand="sandbank") == {"road": "Sand", "sand": "Sandb"}
