#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> pals(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        pals[u - 1].push_back(v - 1);
        pals[v - 1].push_back(u - 1);
    }
    std::string rooms(n, 'A');
    for (int i = 0; i < n; i++) {
        int in_a = 0, in_b = 0;
        for (int pal : pals[i]) {
            if (pal < i) (rooms[pal] == 'A' ? in_a : in_b)++;
        }
        rooms[i] = in_a > in_b ? 'B' : 'A';
    }
    std::cout << rooms << "\n";
}
