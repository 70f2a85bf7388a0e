// Generators that name no version, and explicit options.
#include "testlib.h"
#include <iostream>

int main(int argc, char *argv[]) {
    registerGen(argc, argv);
    prepareOpts(argc, argv);
    std::cout << rnd.next(1, 1000) << ' ' << opt<int>(1) << std::endl;
}
