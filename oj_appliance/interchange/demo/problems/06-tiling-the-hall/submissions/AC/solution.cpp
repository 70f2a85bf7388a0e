#include <iostream>
using namespace std;

long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main() {
    long long a, b;
    cin >> a >> b;
    long long side = gcd(a, b);
    cout << side << " " << (a / side) * (b / side) << endl;
    return 0;
}
