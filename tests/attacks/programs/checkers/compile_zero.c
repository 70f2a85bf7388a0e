// expected: SE
// Attacks the compiler instead.
#include "/dev/zero"
#include "/etc/passwd"
int main(void) { return 100; }
