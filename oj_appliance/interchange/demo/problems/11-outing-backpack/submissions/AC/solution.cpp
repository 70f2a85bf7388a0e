#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, limit;
    cin >> n >> limit;
    vector<int> best(limit + 1);
    for (int i = 0; i < n; i++) {
        int weight, joy;
        cin >> weight >> joy;
        for (int j = limit; j >= weight; j--)
            best[j] = max(best[j], best[j - weight] + joy);
    }
    cout << best[limit] << endl;
    return 0;
}
