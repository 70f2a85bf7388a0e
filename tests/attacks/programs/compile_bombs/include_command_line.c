#include "/proc/self/cmdline"
int main(void) { return nothing; }
