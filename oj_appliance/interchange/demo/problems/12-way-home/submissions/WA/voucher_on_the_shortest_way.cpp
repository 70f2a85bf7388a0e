#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int n, m, dist_[3005], from_[3005], cost_[3005];
vector<pair<int, int>> g[3005];

int main() {
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v, t;
        cin >> u >> v >> t;
        g[u].push_back({v, t});
        g[v].push_back({u, t});
    }
    for (int i = 1; i <= n; i++) dist_[i] = 1e9;
    dist_[1] = 0;
    priority_queue<pair<int, int>> q;
    q.push({0, 1});
    while (!q.empty()) {
        int d = -q.top().first, u = q.top().second;
        q.pop();
        if (d > dist_[u]) continue;
        for (auto e : g[u]) {
            if (d + e.second < dist_[e.first]) {
                dist_[e.first] = d + e.second;
                from_[e.first] = u;
                cost_[e.first] = e.second;
                q.push({-dist_[e.first], e.first});
            }
        }
    }
    int longest = 0;
    for (int x = n; x != 1; x = from_[x]) longest = max(longest, cost_[x]);
    cout << dist_[n] - longest + longest / 2 << endl;
    return 0;
}
