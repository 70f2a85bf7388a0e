// In the manner of validators of graphs, texts and groups.
#include "testlib.h"
#include <set>

using namespace std;

static int parent[101];

static int root(int v) { return parent[v] == v ? v : parent[v] = root(parent[v]); }

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    addFeature("tree");
    addFeature("loop");
    int n = inf.readInt(1, 100, "n");
    inf.readSpace();
    int m = inf.readInt(0, validator.group() == "small" ? 3 : 1000, "m");
    inf.readEoln();
    for (int i = 1; i <= n; i++)
        parent[i] = i;
    set<pair<int, int>> edges;
    int parts = n;
    for (int i = 0; i < m; i++) {
        int a = inf.readInt(1, n, "a_i");
        inf.readSpace();
        int b = inf.readInt(1, n, "b_i");
        inf.readEoln();
        ensuref(a != b, "loop at line %d", i + 2);
        ensure(edges.count(make_pair(a, b)) == 0 && edges.count(make_pair(b, a)) == 0);
        edges.insert(make_pair(a, b));
        parts -= root(a) != root(b);
        parent[root(a)] = root(b);
    }
    if (parts == 1 && m == n - 1)
        feature("tree");
    vector<string> names = inf.readLines(2, "[a-z]{1,5}", "name");
    inf.readTokens(1, "x|y", "letter");
    inf.readEoln();
    inf.readDouble(0, 1, "real");
    inf.readEoln();
    if (names[0] == "unknown")
        feature("surprise");
    if (names[0] == "verdict")
        quitf(_wa, "not for validators");
    if (names[0] == "rest")
        inf.quitf(_wa, "strange rest");
    inf.readEof();
}
