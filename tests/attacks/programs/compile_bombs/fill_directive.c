__asm__(".fill 1000000000, 8, 1");
int main(void) { return 0; }
