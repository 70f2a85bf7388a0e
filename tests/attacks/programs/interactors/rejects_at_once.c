// expected: WA
// student: much.c
// Rejects at once: the verdict stands, whatever the submission does to a pipe that nobody reads.
int main(void) { return 102; }
