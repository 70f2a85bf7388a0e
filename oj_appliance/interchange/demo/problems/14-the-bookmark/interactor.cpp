// Tells of every page whether the bookmark is before it, after it or here; thirty pages at most.
#include <iostream>

#include "testlib.h"

const int MOST_QUESTIONS = 30;

int main(int argc, char* argv[]) {
    registerInteraction(argc, argv);
    int pages = inf.readInt();
    int bookmark = inf.readInt();
    std::cout << pages << std::endl;
    for (int asked = 1; asked <= MOST_QUESTIONS; asked++) {
        int page = ouf.readInt(1, pages, "the page");
        if (page == bookmark) {
            std::cout << "here" << std::endl;
            quitf(_ok, "found with %d questions", asked);
        }
        std::cout << (bookmark < page ? "before" : "after") << std::endl;
    }
    quitf(_wa, "not found with %d questions", MOST_QUESTIONS);
}
