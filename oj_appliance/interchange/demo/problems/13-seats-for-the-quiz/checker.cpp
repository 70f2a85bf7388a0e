// Any division is right that keeps at least half of the pairs apart.
#include "testlib.h"

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int students = inf.readInt();
    int pairs = inf.readInt();
    std::string rooms = ouf.readToken("[AB]{1,1000}", "the rooms");
    if ((int)rooms.size() != students)
        quitf(_wa, "%d rooms for %d students", (int)rooms.size(), students);
    int apart = 0;
    for (int i = 0; i < pairs; i++) {
        int one = inf.readInt();
        int other = inf.readInt();
        if (rooms[one - 1] != rooms[other - 1]) apart++;
    }
    if (2 * apart < pairs) quitf(_wa, "only %d of %d pairs are apart", apart, pairs);
    quitf(_ok, "%d of %d pairs are apart", apart, pairs);
}
