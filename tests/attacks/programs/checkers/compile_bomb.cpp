// expected: SE
// Attacks the compiler instead.
template <int N> struct T { static const int v = T<N + 1>::v + T<N + 2>::v; };
int main() { return T<0>::v; }
