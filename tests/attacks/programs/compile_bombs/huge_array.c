char block[1L << 32] = {1};
int main(void) { return block[5]; }
