// expected: AC
// Kills whatever it can reach: nothing but itself is there.
#include <signal.h>
#include <unistd.h>

int main(void) { kill(1, SIGKILL); kill(getppid(), SIGKILL); kill(-1, SIGKILL); return 100; }
