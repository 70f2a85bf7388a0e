from tests.oj_appliance.contests.boards.conftest import stage

__all__ = ["stage"]
