// expected: MLE
// Uses more than its memory and ends itself before the kernel does.
#include <cstdlib>
#include <cstring>
#include <new>

int main() {
    char *block = static_cast<char *>(std::malloc(100 << 20));
    std::memset(block, 1, 100 << 20);
    if (block[12345] == 1) throw std::bad_alloc();
}
