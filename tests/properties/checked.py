"""The plain engine with lists that complain: the bounds checker of the compiled one, whose arrays have no bounds.

Every number that is written must fit the C type of its field, and no list is read or written outside its room or from its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, SupportsIndex

from fiefdom.cards.kind_table import step_numbers
from fiefdom.engine.layout import Field, fields
from fiefdom.engine.state import Event, Frame, Recorder, State
from fiefdom.game import plain

LARGEST = {"uint8": 2**8 - 1, "uint16": 2**16 - 1, "uint32": 2**32 - 1, "uint64": 2**64 - 1}
FIELDS = {field.name: field for field in fields(State) if not field.lent}


class OutOfBounds(AssertionError):
    """What the compiled engine would have got wrong in silence."""


def check_number(number: object, ctype: str, what: str) -> None:
    """A number must fit its C type."""
    if not isinstance(number, int) or not 0 <= number <= LARGEST[ctype]:
        raise OutOfBounds(f"{what} cannot be {number!r}")


def check_frame(frame: object, what: str) -> None:
    """A frame is a known step and seven bytes."""
    if not isinstance(frame, Frame) or frame.step not in step_numbers():
        raise OutOfBounds(f"{what} cannot be {frame!r}")
    for name, number in zip(frame._fields[1:], frame[1:], strict=True):
        check_number(number, "uint8", f"{name} of a frame for {frame.step.__name__}")


class CheckedList(list[Any]):
    """A list of fixed length for one field, or one row of it."""

    def __init__(self, values: Iterable[Any], field: Field, what: str) -> None:
        super().__init__(values)
        self.field = field
        self.what = what

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        if not isinstance(index, int) or index < 0:
            raise OutOfBounds(f"{self.what}[{index}] is read")
        return super().__getitem__(index)

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        if isinstance(index, slice):
            self._set_all(index, value)
            return
        if not isinstance(index, int) or index < 0:
            raise OutOfBounds(f"{self.what}[{index}] is written")
        if self.field.ctype == "Frame":
            check_frame(value, f"{self.what}[{index}]")
        else:
            check_number(value, self.field.ctype, f"{self.what}[{index}]")
        super().__setitem__(index, value)

    def _set_all(self, places: slice, values: list[Any]) -> None:
        """Several at once, as a loop in C would write them."""
        for index, value in zip(range(places.start, places.stop), values, strict=True):
            self[index] = value

    def _refuse(self, *_: object) -> Any:
        raise OutOfBounds(f"{self.what} has a fixed length")

    append = extend = insert = pop = remove = clear = sort = reverse = __delitem__ = __iadd__ = _refuse  # type: ignore[assignment]


def checked(values: list[Any], field: Field) -> CheckedList:
    """The lists of a field, rows and all."""
    if len(field.shape) == 2:
        return CheckedList([CheckedList(row, field, f"{field.name}[{index}]") for index, row in enumerate(values)], field, field.name)
    return CheckedList(values, field, field.name)


class CheckedState(State):
    """A state that refuses numbers its C struct could not hold."""

    def __setattr__(self, name: str, value: Any) -> None:
        field = FIELDS.get(name)
        if field and field.shape:
            value = checked(value, field)
        elif field:
            check_number(value, field.ctype, name)
        super().__setattr__(name, value)


class CheckedEvents(list[Event]):
    """A list of events of eight bytes each."""

    def append(self, event: Event) -> None:
        for name, number in zip(event._fields, event, strict=True):
            check_number(number, "uint8", f"{name} of an event")
        super().append(event)


class CheckedHandle(plain.Handle):
    """The plain handle over a checked state."""

    def blank(self) -> State:
        """A checked state in which nothing has happened."""
        state = CheckedState()
        state.kinds = self.table.data
        return state

    def copy(self) -> plain.Handle:
        """An independent copy."""
        other = CheckedHandle(self.table)
        other.load(self.dump())
        return other

    def _begin(self, *, recording: bool, script: Any = None) -> Recorder | None:
        recorder = super()._begin(recording=recording, script=script)
        if recorder:
            recorder.events = CheckedEvents()
        return recorder


class CheckedEngine:
    """An engine in the sense of `Position.new(…, engine=…)`."""

    KindTable = plain.KindTable
    Handle = CheckedHandle
