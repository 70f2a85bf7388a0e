// expected: SE
// Sleeps for ever.
#include <unistd.h>

int main(void) { for (;;) pause(); }
