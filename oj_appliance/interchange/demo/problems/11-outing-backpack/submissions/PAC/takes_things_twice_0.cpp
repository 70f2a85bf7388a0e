#include <algorithm>
#include <iostream>
using namespace std;

int f[10005];

int main() {
    int n, W;
    cin >> n >> W;
    for (int i = 0; i < n; i++) {
        int w, v;
        cin >> w >> v;
        for (int j = w; j <= W; j++) f[j] = max(f[j], f[j - w] + v);
    }
    cout << f[W] << endl;
    return 0;
}
