#include <iostream>
using namespace std;

int d[1000005];

int main() {
    int L, m;
    cin >> L >> m;
    for (int i = 0; i < m; i++) {
        int l, r;
        cin >> l >> r;
        d[l]++;
        d[r]--;
    }
    int now = 0, best = 0, zero = 0;
    for (int j = 1; j <= L; j++) {
        now += d[j];
        if (now > best) best = now;
        if (now == 0) zero++;
    }
    cout << best << " " << zero << endl;
    return 0;
}
