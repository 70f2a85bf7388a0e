// expected: MLE
// Uses nearly all of its memory, though not more, and says that it ran out.
#include <cstdlib>
#include <cstring>
#include <new>

int main() {
    char *block = static_cast<char *>(std::malloc(55 << 20));
    std::memset(block, 1, 55 << 20);
    if (block[12345] == 1) throw std::bad_alloc();
}
