#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string lights;
    cin >> n >> lights;
    int longest = 0, current = 0;
    for (char light : lights) {
        if (light == '1') {
            current++;
            longest = max(longest, current);
        } else {
            current = 0;
        }
    }
    cout << longest << endl;
    return 0;
}
