// expected: SE
// Stops itself, its children and whomever it can reach.
#include <signal.h>

int main(void) { kill(1, SIGSTOP); kill(-1, SIGSTOP); raise(SIGSTOP); return 100; }
