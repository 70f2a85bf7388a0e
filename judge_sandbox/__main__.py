"""python -m judge_sandbox: judge, run, selftest, doctor, bench, build, testlib."""

from judge_sandbox.command_line import main

if __name__ == "__main__":
    raise SystemExit(main())
