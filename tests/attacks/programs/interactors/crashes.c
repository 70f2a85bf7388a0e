// expected: SE
// Reads address 0.
int main(void) { return *(volatile int *)0; }
