#include <iostream>
#include <map>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    map<int, int> seen;
    seen[0] = 1;
    int sum = 0;
    long long runs = 0;
    for (int i = 0; i < n; i++) {
        int change;
        cin >> change;
        sum += change;
        auto partner = seen.find(sum - k);
        if (partner != seen.end()) runs += partner->second;
        seen[sum]++;
    }
    cout << runs << endl;
    return 0;
}
