from tests.oj_appliance.contests.conftest import stage

__all__ = ["stage"]
