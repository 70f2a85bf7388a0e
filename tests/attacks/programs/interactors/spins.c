// expected: SE
// Never speaks and never ends.
int main(void) { for (volatile long i = 0;; i++) {} }
