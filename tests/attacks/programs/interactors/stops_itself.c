// expected: SE
// student: silent.c
// Stops itself.
#include <signal.h>

int main(void) { raise(SIGSTOP); return 100; }
