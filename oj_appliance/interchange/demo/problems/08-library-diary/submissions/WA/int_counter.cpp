#include <cstdio>
#include <unordered_map>
using namespace std;

int main() {
    int n, k, x, sum = 0, ans = 0;
    unordered_map<int, int> cnt;
    cnt[0] = 1;
    scanf("%d%d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &x);
        sum += x;
        ans += cnt[sum - k];
        cnt[sum]++;
    }
    printf("%d\n", ans);
    return 0;
}
