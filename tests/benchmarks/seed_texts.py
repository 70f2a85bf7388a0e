"""Texts and chances from which the seed makes problems and submissions."""

from __future__ import annotations

from random import Random

STATEMENT = """给定两个整数 $a$ 和 $b$，请输出它们的和。

Given two whole numbers $a$ and $b$, print their sum. The numbers fit into 64 bits, and so does the
sum. This is practice problem {number}; problems like it fill a bank whose size is to be measured.

$$-10^{{18}} \\le a, b \\le 10^{{18}}$$
"""
EXAMPLES = "<input>1 2\n</input><output>3\n</output>"
CASES = (("1 2\n", "3\n"), ("-5 5\n", "0\n"), ("1000000000 7\n", "1000000007\n"))

TAGS = ("模拟", "枚举", "贪心", "二分", "动态规划", "图论", "字符串", "数学", "搜索", "数据结构")

_C = """#include <stdio.h>
/* attempt {number} */
int main(void) {{
    long long a, b;
    if (scanf("%lld %lld", &a, &b) != 2) return 1;
    printf("%lld\\n", a + b{error});
    return 0;
}}
"""
_CPP = """#include <bits/stdc++.h>
using namespace std;
// attempt {number}
int main() {{
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    long long a, b;
    cin >> a >> b;
    vector<long long> values{{a, b}};
    cout << accumulate(values.begin(), values.end(), 0LL){error} << endl;
}}
"""
_PYTHON = """# attempt {number}
def main():
    a, b = map(int, input().split())
    print(a + b{error})


main()
"""
_JAVA = """import java.util.Scanner;

public class Main {{ // attempt {number}
    public static void main(String[] arguments) {{
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextLong() + in.nextLong(){error});
    }}
}}
"""

# name, chance in a hundred, program, least time in ms, memory in KB
LANGUAGES = (
    ("C++ 17 With O2", 45, _CPP, 1, 3_400),
    ("C++", 15, _CPP, 1, 3_300),
    ("Python3", 25, _PYTHON, 18, 9_200),
    ("C", 10, _C, 1, 1_300),
    ("Java", 5, _JAVA, 75, 38_000),
)

# status (specification S1 §4) and chance in a hundred
VERDICTS = ((0, 42), (-1, 30), (1, 8), (3, 8), (-2, 9), (2, 1), (-3, 2))
ACCEPTED, COMPILE_ERROR = 0, -2
COMPILE_MESSAGE = "main: error: expected ';' before 'return'"


def code(program: str, number: int, *, is_right: bool) -> str:
    return program.format(number=number, error="" if is_right else " + 1")


def often_small(random: Random, count: int) -> int:
    """An index below `count`; the first ones far more often, as favourite problems are."""
    return int(count * random.random() ** 2.5)
