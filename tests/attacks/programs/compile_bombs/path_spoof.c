#line 1 "/etc/passwd"
int main(void) { return nothing; }
