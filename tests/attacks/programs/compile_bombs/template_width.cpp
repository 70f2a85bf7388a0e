template <class A, class B> struct Pair {};
template <int N> struct Grow { using type = Pair<typename Grow<N - 1>::type, Pair<int, typename Grow<N - 1>::type>>; };
template <> struct Grow<0> { using type = int; };
template <class T> void show(T) { T::nothing(); }
int main() { show(typename Grow<16>::type()); }
