#include <functional>
#include <iostream>
#include <queue>
#include <vector>
using namespace std;

const int FAR = 1000000000;

struct Road {
    int to, minutes;
};

// A point is a crossing (0 to n - 1) with the voucher in hand, or n more with the voucher used.
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<Road>> roads(2 * n);
    for (int i = 0; i < m; i++) {
        int u, v, t;
        cin >> u >> v >> t;
        u--;
        v--;
        for (int layer = 0; layer <= n; layer += n) {
            roads[u + layer].push_back({v + layer, t});
            roads[v + layer].push_back({u + layer, t});
        }
        roads[u].push_back({v + n, t / 2});
        roads[v].push_back({u + n, t / 2});
    }
    vector<int> time(2 * n, FAR);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> next;
    time[0] = 0;
    next.push({0, 0});
    while (!next.empty()) {
        pair<int, int> nearest = next.top();
        next.pop();
        if (nearest.first > time[nearest.second]) continue;
        for (const Road& road : roads[nearest.second]) {
            int arrival = nearest.first + road.minutes;
            if (arrival < time[road.to]) {
                time[road.to] = arrival;
                next.push({arrival, road.to});
            }
        }
    }
    cout << min(time[n - 1], time[2 * n - 1]) << endl;
    return 0;
}
