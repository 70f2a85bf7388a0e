__asm__(".include \"/etc/passwd\"");
int main(void) { return 0; }
