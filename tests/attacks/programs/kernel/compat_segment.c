// expected: RE
// Jumps into the 32-bit segment and calls the kernel from there.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

int main(void) {
    /* mov $20, %eax; int $0x80; then nothing that makes sense in either mode. */
    static const unsigned char code[] = {0xb8, 20, 0, 0, 0, 0xcd, 0x80, 0xf4};
    char *low = mmap(0, 8192, PROT_READ | PROT_WRITE | PROT_EXEC,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
    if (low == MAP_FAILED) return 1;
    memcpy(low, code, sizeof code);
    struct __attribute__((packed)) { uint32_t offset; uint16_t segment; } target =
        {(uint32_t)(uintptr_t)low, 0x23};
    __asm__ volatile("ljmp *%0" : : "m"(target) : "memory");
    puts("42");
    return 0;
}
