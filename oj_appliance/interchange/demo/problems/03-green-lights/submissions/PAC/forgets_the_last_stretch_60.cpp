#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    string lights;
    cin >> n >> lights;
    int longest = 0, current = 0;
    for (int i = 0; i < n; i++) {
        if (lights[i] == '1') {
            current++;
        } else {
            if (current > longest) longest = current;
            current = 0;
        }
    }
    cout << longest << endl;
    return 0;
}
