"""The HTTP part against its own OpenAPI: whatever is sent, every answer is one that the description promises."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from clutch.table.client import Client
from table.serving import Server

EXAMPLES = 10
"""Requests for each operation, of each kind."""


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
def test_every_answer_is_as_the_openapi_says(sqlite_server: Server, mode: GenerationMode) -> None:
    """Good and bad requests to every operation: no server error, documented statuses, bodies of the documented form, bad input refused."""
    schema = schemathesis.openapi.from_dict(httpx.get(f"{sqlite_server.address}/api/openapi.json").json())
    with Client(sqlite_server.address) as client:
        match = client.create({"game": "dragon_kin", "seats": ["me", "bot:random"]})["match"]
        headers = {"cookie": f"clutch_person={client.cookie}"}
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 16
    for operation in operations:
        if mode is GenerationMode.POSITIVE or has_input(operation):
            hammer(operation, mode, sqlite_server.address, headers, match)


def has_input(operation: APIOperation) -> bool:
    """Whether there is anything that can be wrong."""
    return bool(operation.body) or any(True for _ in operation.iter_parameters())


def hammer(operation: APIOperation, mode: GenerationMode, address: str, headers: dict[str, str], match: str) -> None:
    """Many requests to one operation."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Case) -> None:
        if mode is GenerationMode.POSITIVE and "match" in case.path_parameters:
            case.path_parameters["match"] = match  # ids at random would never find a match
        # A request of the right form may still ask for a game or an option that there is not: 422 is right then.
        case.call_and_validate(base_url=address, headers=headers, excluded_checks=[positive_data_acceptance])

    check()
