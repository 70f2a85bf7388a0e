#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int main() {
    int rows, columns;
    cin >> rows >> columns;
    vector<string> map(rows);
    vector<vector<int>> steps(rows, vector<int>(columns, -1));
    queue<pair<int, int>> edge;
    int fishRow = 0, fishColumn = 0;
    for (int r = 0; r < rows; r++) {
        cin >> map[r];
        for (int c = 0; c < columns; c++) {
            if (map[r][c] == 'S') {
                edge.push({r, c});
                steps[r][c] = 0;
            } else if (map[r][c] == 'F') {
                fishRow = r;
                fishColumn = c;
            }
        }
    }
    const int down[] = {0, 1, 0, -1}, right[] = {1, 0, -1, 0};
    while (!edge.empty()) {
        pair<int, int> here = edge.front();
        edge.pop();
        for (int way = 0; way < 4; way++) {
            int r = here.first + down[way], c = here.second + right[way];
            if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
            if (map[r][c] == '#' || steps[r][c] != -1) continue;
            steps[r][c] = steps[here.first][here.second] + 1;
            edge.push({r, c});
        }
    }
    cout << steps[fishRow][fishColumn] << endl;
    return 0;
}
