// expected: SE
// Endless text on its standard output, and "accepted" if it is left alone.
#include <signal.h>
#include <stdio.h>

int main(void) {
    signal(SIGXFSZ, SIG_IGN);
    for (int i = 0; i < 10000000 && puts("points 100") >= 0; i++) {}
    return 100;
}
