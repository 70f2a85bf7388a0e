// expected: SE
// student: silent.c
// Sleeps while the submission has long ended.
#include <unistd.h>

int main(void) { for (;;) pause(); }
