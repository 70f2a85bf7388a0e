__asm__(".rept 1000000000\n.rept 1000000000\nnop\n.endr\n.endr");
int main(void) { return 0; }
