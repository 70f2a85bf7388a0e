__asm__(".altmacro\n.macro grow n\ngrow %n+1\ngrow %n+1\n.endm\ngrow 0");
int main(void) { return 0; }
