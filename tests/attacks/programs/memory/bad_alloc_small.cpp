// expected: RE
// Says that memory ran out while it has plenty.
#include <new>

int main() { throw std::bad_alloc(); }
