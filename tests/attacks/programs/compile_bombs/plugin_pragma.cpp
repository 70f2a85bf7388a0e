#pragma GCC plugin "/w/evil.so"
#error stop
int main() {}
