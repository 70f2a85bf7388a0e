#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<tuple<int, int, string>> pupils;
    for (int i = 0; i < n; i++) {
        string name;
        int c, t;
        cin >> name >> c >> t;
        pupils.push_back(make_tuple(-c, t, name));
    }
    sort(pupils.begin(), pupils.end());
    for (int i = 0; i < n; i++) cout << get<2>(pupils[i]) << "\n";
    return 0;
}
