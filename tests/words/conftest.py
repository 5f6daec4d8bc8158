"""What is heard at play is heard by one process and shared with the others of a run."""

import pytest
from tests.words import gather


@pytest.fixture(scope="session", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    own = tmp_path_factory.getbasetemp()
    gather.shelf = own if worker_id == "master" else own.parent
