// A validator without options; endings as asked for.
#include "testlib.h"

int main() {
    registerValidation();
    std::string how = inf.readToken();
    inf.readEoln();
    if (how == "ok")
        quitf(_ok, "looks good");
    if (how == "guard")
        disableFinalizeGuard();
    if (how == "line")
        inf.readLine();
    if (how == "eof")
        inf.readEof();
}
