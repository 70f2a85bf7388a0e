#include <iostream>
#include <string>
using namespace std;

char back(char letter, char first, int k) {
    return first + (letter - first + 26 - k % 26) % 26;
}

int main() {
    int k;
    string note;
    cin >> k;
    cin.ignore();
    getline(cin, note);
    for (char& c : note) {
        if (c >= 'a' && c <= 'z')
            c = back(c, 'a', k);
        else if (c >= 'A' && c <= 'Z')
            c = back(c, 'A', k);
    }
    cout << note << endl;
    return 0;
}
