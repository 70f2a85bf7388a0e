#include <iostream>
#include <string>
using namespace std;

int R, C;
string g[205];
bool vis[205][205];
int ans = 1000000;
int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};

void dfs(int x, int y, int step) {
    if (x < 0 || x >= R || y < 0 || y >= C) return;
    if (g[x][y] == '#' || vis[x][y]) return;
    if (step >= ans) return;
    if (g[x][y] == 'F') {
        ans = step;
        return;
    }
    vis[x][y] = true;
    for (int i = 0; i < 4; i++) dfs(x + dx[i], y + dy[i], step + 1);
    vis[x][y] = false;
}

int main() {
    cin >> R >> C;
    for (int i = 0; i < R; i++) cin >> g[i];
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            if (g[i][j] == 'S') dfs(i, j, 0);
    cout << (ans == 1000000 ? -1 : ans) << endl;
    return 0;
}
