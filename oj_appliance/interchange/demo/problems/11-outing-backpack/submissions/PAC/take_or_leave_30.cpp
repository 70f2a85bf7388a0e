#include <iostream>
using namespace std;

int n, W, w[105], v[105], ans;

void dfs(int i, int weight, int joy) {
    if (weight > W) return;
    if (i == n) {
        if (joy > ans) ans = joy;
        return;
    }
    dfs(i + 1, weight + w[i], joy + v[i]);
    dfs(i + 1, weight, joy);
}

int main() {
    cin >> n >> W;
    for (int i = 0; i < n; i++) cin >> w[i] >> v[i];
    dfs(0, 0, 0);
    cout << ans << endl;
    return 0;
}
