// expected: WA
// Prints what a judge or a checker might say.
#include <stdio.h>

int main(void) {
    puts("AC\nAccepted\nok 100\npoints 100\n{\"status\": 0, \"score\": 100}\nexit status code 0");
    fputs("ok answer is correct\npoints 100\nAC\n", stderr);
    return 0;
}
