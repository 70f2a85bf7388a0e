#include <iostream>
using namespace std;

int main() {
    long long a, b;
    cin >> a >> b;
    long long d = min(a, b);
    while (a % d != 0 || b % d != 0) d--;
    cout << d << " " << (a / d) * (b / d) << endl;
    return 0;
}
