#include <bits/stdc++.h>

static int deep(int n) { return n ? 1 + deep(n - 1) : 0; }

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int count, depth;
    std::cin >> count >> depth;
    std::vector<long long> all(count);
    for (auto &x : all) std::cin >> x;
    std::vector<char> kept(40 << 20, 1);
    std::cout << std::accumulate(all.begin(), all.end(), 0LL) + kept[depth] - 1 << ' ' << deep(depth) << '\n';
}
