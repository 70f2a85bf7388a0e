#line 42 "/etc/shadow"
#error seen
int main(void) { return 0; }
