#include "/dev/stdin"
int main(void) { return x; }
