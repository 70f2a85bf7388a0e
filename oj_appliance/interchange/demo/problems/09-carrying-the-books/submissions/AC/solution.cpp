#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n, k;
vector<int> weights;

bool enough(long long load) {
    int trips = 1;
    long long current = 0;
    for (int weight : weights) {
        if (current + weight > load) {
            trips++;
            current = 0;
        }
        current += weight;
    }
    return trips <= k;
}

int main() {
    cin >> n >> k;
    weights.resize(n);
    long long low = 0, high = 0;
    for (int& weight : weights) {
        cin >> weight;
        low = max<long long>(low, weight);
        high += weight;
    }
    while (low < high) {
        long long middle = (low + high) / 2;
        if (enough(middle))
            high = middle;
        else
            low = middle + 1;
    }
    cout << low << endl;
    return 0;
}
