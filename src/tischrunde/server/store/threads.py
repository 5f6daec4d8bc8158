"""The threads in which the database is asked: what somebody chose goes before what others read."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Condition, Thread
from typing import Any, TypeVar

Answer = TypeVar("Answer")
Work = tuple[Future[Any], Callable[[], Any]]


class Threads(Executor):
    """So many, started when they are first needed.

    Whoever writes waits for what is being done and for one question at most; and however much is
    written, one question is answered after every piece of it.
    """

    def __init__(self, most: int, name: str) -> None:
        self.most = most
        self.name = name
        self._change = Condition()
        self._first: deque[Work] = deque()
        self._later: deque[Work] = deque()
        self._later_is_due = False
        self._idle = 0
        self._threads: list[Thread] = []
        self._closed = False

    def submit(  # type: ignore[override]
        self, work: Callable[..., Answer], /, *args: Any, first: bool = False
    ) -> Future[Answer]:
        """Some work; ``first`` before whatever is not."""
        future: Future[Answer] = Future()
        with self._change:
            if self._closed:
                raise RuntimeError("the store is closed")
            (self._first if first else self._later).append((future, lambda: work(*args)))
            waiting = len(self._first) + len(self._later)
            if waiting > self._idle and len(self._threads) < self.most:
                name = f"{self.name}_{len(self._threads)}"
                thread = Thread(target=self._run, name=name, daemon=True)
                self._threads.append(thread)
                thread.start()
            self._change.notify()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """After whatever was asked for already."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        for thread in self._threads if wait else ():
            thread.join()

    def _run(self) -> None:
        while (taken := self._next()) is not None:
            future, work = taken
            if not future.set_running_or_notify_cancel():
                continue
            try:
                answer = work()
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(answer)
            del future, work, taken  # or whoever is answered stays until the next one asks

    def _next(self) -> Work | None:
        with self._change:
            while not (self._first or self._later):
                if self._closed:
                    return None
                self._idle += 1
                self._change.wait()
                self._idle -= 1
            takes_later = not self._first or (self._later_is_due and bool(self._later))
            self._later_is_due = not takes_later
            return (self._later if takes_later else self._first).popleft()
