#include <iostream>
using namespace std;

int main() {
    int a, b;
    cout << "请输入两个数：";
    cin >> a >> b;
    cout << "a+b=" << a + b << endl;
    return 0;
}
