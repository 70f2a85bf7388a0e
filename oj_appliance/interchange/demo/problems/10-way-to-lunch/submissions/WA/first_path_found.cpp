#include <iostream>
#include <string>
using namespace std;

int R, C;
string g[205];
bool vis[205][205];
int ans = -1;
int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};

void dfs(int x, int y, int step) {
    if (x < 0 || x >= R || y < 0 || y >= C) return;
    if (g[x][y] == '#' || vis[x][y]) return;
    vis[x][y] = true;
    if (g[x][y] == 'F') {
        ans = step;
        return;
    }
    for (int i = 0; i < 4; i++) dfs(x + dx[i], y + dy[i], step + 1);
}

int main() {
    cin >> R >> C;
    for (int i = 0; i < R; i++) cin >> g[i];
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            if (g[i][j] == 'S') dfs(i, j, 0);
    cout << ans << endl;
    return 0;
}
