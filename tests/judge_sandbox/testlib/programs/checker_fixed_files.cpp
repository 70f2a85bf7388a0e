// Names in the program instead of arguments.
#include "testlib.h"

int main() {
    registerTestlib(3, "input", "output", "answer");
    if (inf.readInt() + ouf.readInt() != ans.readInt())
        quit(_wa, std::string("no sum"));
    quit(_ok, "sum");
}
