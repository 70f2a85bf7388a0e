#include <iostream>
using namespace std;

int a[1000005];

int main() {
    int L, m;
    cin >> L >> m;
    for (int i = 0; i < m; i++) {
        int l, r;
        cin >> l >> r;
        for (int j = l; j <= r; j++) a[j]++;
    }
    int best = 0, zero = 0;
    for (int j = 1; j <= L; j++) {
        if (a[j] > best) best = a[j];
        if (a[j] == 0) zero++;
    }
    cout << best << " " << zero << endl;
    return 0;
}
