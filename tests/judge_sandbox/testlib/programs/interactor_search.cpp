// In the manner of interactors: questions until an answer, a log for the checker.
#include "testlib.h"
#include <iostream>

using namespace std;

int main(int argc, char *argv[]) {
    setName("Interactor of a search");
    registerInteraction(argc, argv);
    int n = inf.readInt(), hidden = inf.readInt(1, n), left = inf.readInt();
    cout << n << endl;
    cout.flush();
    while (true) {
        string kind = upperCase(ouf.readWord("[a-zA-Z?!]{1,5}", "kind"));
        int x = ouf.readInt(1, n);
        if (kind == "!") {
            tout << x << ' ' << left << endl;
            if (x != hidden)
                quitf(_wa, "%d is wrong", x);
            if (left == 0)
                quitp(0.5, "in the last moment");
            if (ouf.seekEof())
                return 0;
            quitf(_ok, "found with %d left", left);
        }
        if (left-- == 0)
            quitf(_wa, "too many questions");
        cout << (x < hidden ? "<" : x > hidden ? ">" : "=") << endl;
    }
}
