// expected: MLE
// A static array, touched page by page.
#define _GNU_SOURCE
static char block[512 << 20];

int main(void) {
    for (unsigned long i = 0; i < sizeof block; i += 4096) block[i] = 1;
    return block[12345];
}
