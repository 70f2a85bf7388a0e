// In the manner of generators of trees, graphs and arrays with options.
#include "testlib.h"

using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int n = opt<int>("n", 5), t = opt<int>({"t", "type"});
    vector<int> sizes = opts<int>("sizes");
    double ratio = opt<double>("ratio", 0.5);
    string name = opt<string>("name", "x"), first = opt(1), same = opt("name");
    char sign = opt<char>("sign", '+');
    vector<string> words = opts<string>("words", string(";:"));
    vector<int> order = rnd.perm(n);
    shuffle(order.begin() + 1, order.end());
    vector<pair<int, int>> edges;
    for (int i = 1; i < n; i++)
        edges.push_back(make_pair(order[i], order[rnd.wnext(i, t)]));
    shuffle(edges.begin(), edges.end());
    printf("%d %d\n", n, int(edges.size()));
    for (auto edge : edges)
        if (rnd.next(2))
            printf("%d %d\n", edge.first + 1, edge.second + 1);
        else
            printf("%d %d\n", edge.second + 1, edge.first + 1);
    fflush(stdout);
    println(sizes);
    println(name, first, same, sign, ratio);
    println(words, 1, vector<char>(2, 'c'));
    println(words.begin(), words.end());
    int plain[] = {3, 4};
    println(plain, plain + 2);
    println("a", "b");
    println(vector<vector<int>>(2, sizes));
    println();
    for (int part : rnd.partition(3, n + 3))
        cout << part << ' ';
    for (long long x : rnd.distinct(3, 10LL))
        cout << x << ' ';
    vector<int> numbers = {1, 2, 3};
    cout << rnd.any(numbers) + rnd.wany(numbers.begin(), numbers.end(), -1) << ' '
         << rnd.next("[a-z]{%d}", n) << ' ' << rnd.next(string("x|y")) << ' ' << rnd.next(0.5, 1.5) << '\n';
    if (has_opt("quit"))
        quitf(_fail, "asked to");
    if (has_opt("calm"))
        suppressEnsureNoUnusedOpts();
    if (has_opt("strict"))
        ensureNoUnusedOpts();
}
