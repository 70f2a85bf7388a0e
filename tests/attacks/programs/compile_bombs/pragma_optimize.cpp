#pragma GCC optimize("fplugin=/w/evil.so,-fplugin-arg-evil=x")
__attribute__((optimize("-fplugin=/w/evil.so"))) int f() { return 1; }
#pragma GCC dependency "/etc/shadow"
#pragma GCC pch_preprocess "/etc/shadow"
int main() { return f(); }
