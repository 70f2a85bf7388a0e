#include <iostream>
using namespace std;

int a[70005];

int main() {
    int n, k;
    cin >> n >> k;
    for (int i = 1; i <= n; i++) cin >> a[i];
    long long ans = 0;
    for (int i = 1; i <= n; i++) {
        int sum = 0;
        for (int j = i; j <= n; j++) {
            sum += a[j];
            if (sum == k) ans++;
        }
    }
    cout << ans << endl;
    return 0;
}
