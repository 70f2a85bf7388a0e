constexpr int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }
template <int N> struct Sum { static constexpr int value = f(30) + Sum<N - 1>::value; };
template <> struct Sum<0> { static constexpr int value = 0; };
int main() { return Sum<100000>::value; }
