#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int length, teams;
    cin >> length >> teams;
    vector<int> change(length + 2);
    for (int i = 0; i < teams; i++) {
        int left, right;
        cin >> left >> right;
        change[left]++;
        change[right + 1]--;
    }
    int most = 0, untouched = 0, times = 0;
    for (int section = 1; section <= length; section++) {
        times += change[section];
        most = max(most, times);
        if (times == 0) untouched++;
    }
    cout << most << " " << untouched << endl;
    return 0;
}
