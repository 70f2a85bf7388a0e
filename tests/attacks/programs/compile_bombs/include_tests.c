#include "1.in"
#include "../1.in"
#include "/w/1.out"
#include "/data/1.in"
#include "sum.in"
int main(void) { return 0; }
