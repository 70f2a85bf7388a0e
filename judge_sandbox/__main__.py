"""python -m judge_sandbox: judge, run, selftest, doctor, bench, build."""

from judge_sandbox.command_line import main

if __name__ == "__main__":
    raise SystemExit(main())
