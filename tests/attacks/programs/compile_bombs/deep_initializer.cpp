template <class T, int N> struct Deep { Deep<T, N - 1> inner[2]; };
template <class T> struct Deep<T, 0> { T value = T(); };
Deep<int, 40> deep;
int main() { return sizeof deep == 1 ? 0 : deep.missing; }
