#include <iostream>
#include <queue>
#include <vector>
using namespace std;

int n, m, u[6005], v[6005], t[6005], dist_[3005];
vector<int> g[3005];

int shortest() {
    for (int i = 1; i <= n; i++) dist_[i] = 1e9;
    dist_[1] = 0;
    priority_queue<pair<int, int>> q;
    q.push({0, 1});
    while (!q.empty()) {
        int d = -q.top().first, x = q.top().second;
        q.pop();
        if (d > dist_[x]) continue;
        for (int e : g[x]) {
            int y = u[e] + v[e] - x;
            if (d + t[e] < dist_[y]) {
                dist_[y] = d + t[e];
                q.push({-dist_[y], y});
            }
        }
    }
    return dist_[n];
}

int main() {
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        cin >> u[i] >> v[i] >> t[i];
        g[u[i]].push_back(i);
        g[v[i]].push_back(i);
    }
    int ans = 1e9;
    for (int i = 0; i < m; i++) {
        int old = t[i];
        t[i] = old / 2;
        ans = min(ans, shortest());
        t[i] = old;
    }
    cout << ans << endl;
    return 0;
}
