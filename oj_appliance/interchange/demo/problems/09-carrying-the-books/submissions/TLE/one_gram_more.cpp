#include <iostream>
using namespace std;

int n, k, w[20005];

int main() {
    cin >> n >> k;
    int x = 0;
    for (int i = 0; i < n; i++) {
        cin >> w[i];
        x = max(x, w[i]);
    }
    while (true) {
        int trips = 1, now = 0;
        for (int i = 0; i < n; i++) {
            if (now + w[i] > x) {
                trips++;
                now = 0;
            }
            now += w[i];
        }
        if (trips <= k) break;
        x++;
    }
    cout << x << endl;
    return 0;
}
