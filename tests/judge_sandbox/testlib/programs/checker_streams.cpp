// In the manner of checkers that read both outputs by one function and set test cases; the header
// comes last, when all of std is already in sight.
#include <bits/stdc++.h>

using namespace std;

#include "testlib.h"

struct Plan {
    long long cost = 0;
    vector<pair<int, int>> edges;
};

static Plan read_plan(InStream &in, int n, int m) {
    Plan plan;
    plan.cost = in.readLong(0, 1000000000000LL, "cost");
    in.readLong(0, n, "small");
    in.readUnsignedLong(0, 5, "unsigned");
    set<pair<int, int>> seen;
    for (int i = 0; i < m; i++) {
        int a = in.readInt(1, n, format("a[%d]", i + 1)), b = in.readInt(1, n, "b_" + to_string(i + 1));
        if (a == b)
            in.quits(_wa, "loop at " + vtos(a));
        if (!seen.insert(minmax(a, b)).second)
            in.quit(_wa, "an edge twice");
        plan.edges.emplace_back(a, b);
    }
    return plan;
}

int main(int argc, char **argv) {
    registerTestlibCmd(argc, argv);
    int t = inf.readInt(1, 5, "t");
    map<string, int> kinds;
    for (int test = 1; test <= t; test++) {
        setTestCase(test);
        int n = inf.readInt(), m = inf.readInt();
        Plan j = read_plan(ans, n, m), p = read_plan(ouf, n, m);
        if (j.cost < p.cost)
            quitf(_wa, "%lld is worse than %lld", p.cost, j.cost);
        if (p.cost < j.cost)
            quitf(_fail, "contestant found %lld, author %lld", p.cost, j.cost);
        kinds[p.edges.empty() ? "empty" : "full"]++;
    }
    unsetTestCase();
    if (checker.testset() == "partial" || checker.group() == "half")
        quitf(_pc(50), "half of %s", checker.testset().c_str());
    if (kinds["empty"] == t)
        quit(_points, "7 whole");
    quit(_ok, format("%d kinds", int(kinds.size())).c_str());
}
