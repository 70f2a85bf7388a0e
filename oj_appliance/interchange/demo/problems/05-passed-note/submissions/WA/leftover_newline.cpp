#include <iostream>
#include <string>
using namespace std;

int main() {
    int k;
    cin >> k;
    k = k % 26;
    string s;
    getline(cin, s);
    for (int i = 0; i < s.size(); i++) {
        if (s[i] >= 'a' && s[i] <= 'z') s[i] = (s[i] - 'a' - k + 26) % 26 + 'a';
        if (s[i] >= 'A' && s[i] <= 'Z') s[i] = (s[i] - 'A' - k + 26) % 26 + 'A';
    }
    cout << s << endl;
    return 0;
}
