// expected: SE
// Processes up to the limit, all spinning.
#include <unistd.h>

int main(void) { for (;;) fork(); }
