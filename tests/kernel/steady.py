"""The same examples on every run: a test that fails here fails everywhere."""

from hypothesis import HealthCheck, settings
from tests.size import size

steady = settings(derandomize=True, deadline=None, max_examples=size(100, 100, 20))
steady_and_slow = settings(
    steady, max_examples=size(40, 40, 8), suppress_health_check=[HealthCheck.too_slow]
)
