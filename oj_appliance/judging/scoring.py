"""The judge's own rules of points, which whoever stores, imports or exports a problem takes too."""

from judge_sandbox.scoring import Scored, full_score, group_scores

__all__ = ["Scored", "full_score", "group_scores"]
