#include <iostream>
using namespace std;

int n, k, w[20005];

bool ok(int x) {
    int trips = 1, now = 0;
    for (int i = 0; i < n; i++) {
        if (now + w[i] > x) {
            trips++;
            now = w[i];
        } else {
            now += w[i];
        }
    }
    return trips <= k;
}

int main() {
    cin >> n >> k;
    int l = 0, r = 0;
    for (int i = 0; i < n; i++) {
        cin >> w[i];
        r += w[i];
    }
    while (l < r) {
        int mid = (l + r) / 2;
        if (ok(mid))
            r = mid;
        else
            l = mid + 1;
    }
    cout << l << endl;
    return 0;
}
