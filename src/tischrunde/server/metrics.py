"""The figures of a server for Prometheus; needs the extra ``metrics``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST as KIND
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from tischrunde import __version__
from tischrunde.server.service import Service
from tischrunde.server.store.counted import BOUNDS, Spread

__all__ = ["KIND", "figures"]


def figures(service: Service) -> bytes:
    """All of them, as they are now."""
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Figures(service))
    return generate_latest(registry)


class Figures(Collector):
    """Made anew for whoever asks: nothing is kept twice."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        yield from self._of_this_program()
        yield from self._of_the_tables()
        yield from self._of_the_store()
        yield from self._of_the_bots()
        yield from self._of_the_door()

    def _of_this_program(self) -> Iterator[Metric]:
        told = GaugeMetricFamily("tischrunde_info", "Version.", labels=["version"])
        told.add_metric([__version__], 1)
        yield told

    def _of_the_tables(self) -> Iterator[Metric]:
        tables = self.service.tables.known.values()
        yield gauge("tables_in_memory", "Tables asked for lately.", len(tables))
        busy = sum(bool(table.clients) for table in tables)
        yield gauge("tables_busy", "Tables at which somebody is.", busy)
        clients = sum(len(table.clients) for table in tables)
        yield gauge("live_connections", "Live connections at all tables.", clients)

    def _of_the_store(self) -> Iterator[Metric]:
        stored = self.service.tables.store.counted
        events = CounterMetricFamily("tischrunde_events", "Events stored.", labels=["kind"])
        for kind, count in sorted(stored.events.items()):
            events.add_metric([kind], count)
        yield events
        yield counter("transactions", "Transactions in which they were.", stored.transactions)
        refused = CounterMetricFamily("tischrunde_unstored", "Events not stored.", labels=["why"])
        for why, count in sorted(stored.refused.items()):
            refused.add_metric([why], count)
        yield refused
        yield histogram("stored_seconds", "Until an event was stored.", stored.seconds)

    def _of_the_bots(self) -> Iterator[Metric]:
        workers = self.service.tables.thinking.workers
        yield gauge("bots_thinking", "Bots that think now.", workers.busy)
        yield gauge("bots_waiting", "Bots that wait for a process to think in.", workers.waiting)

    def _of_the_door(self) -> Iterator[Metric]:
        answers = CounterMetricFamily("tischrunde_answers", "HTTP answers.", labels=["status"])
        for status, count in sorted(self.service.answers.items()):
            answers.add_metric([str(status)], count)
        yield answers
        pushes = CounterMetricFamily("tischrunde_pushes", "Calls to browsers.", labels=["answer"])
        for status, count in sorted(self.service.friends.pushing.answers.items()):
            pushes.add_metric([str(status)], count)
        yield pushes
        doorstep = self.service.doorstep
        yield gauge("connections", "Connections of all kinds.", doorstep.count)
        yield counter("turned_away", "Connections there was no room for.", doorstep.turned_away)


def gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(f"tischrunde_{name}", told, value=value)


def counter(name: str, told: str, value: float) -> Metric:
    return CounterMetricFamily(f"tischrunde_{name}", told, value=value)


def histogram(name: str, told: str, spread: Spread) -> Metric:
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(spread.counts), strict=True))
    return HistogramMetricFamily(f"tischrunde_{name}", told, buckets, spread.total)
