constexpr long f() { long s = 0; for (long i = 0; i < 100000000000L; i++) s += i; return s; }
constexpr long v = f();
int main() { return v; }
