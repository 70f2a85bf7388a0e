#define A(x) x##x##x##x##x##x##x##x
#define B(x) A(x)
#define C(x) B(A(x))
#define D(x) B(C(x))
#define E(x) B(D(x))
#define F(x) B(E(x))
#define G(x) B(F(x))
#define H(x) B(G(x))
int H(H(H(abcdefgh)));
int main(void) { return undeclared; }
