"""The same examples on every run: a test that fails here fails everywhere."""

from hypothesis import HealthCheck, settings

steady = settings(derandomize=True, deadline=None, max_examples=100)
steady_and_slow = settings(steady, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
