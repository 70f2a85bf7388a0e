# expected: MLE
# limits: 2000 ms, 64 MB
# A tiny program makes itself the last choice of the kernel, then fills memory that is nobody's: the
# box's own init must not be killed in its place.
import os

SOURCE = """
.globl _start
_start: mov $2, %eax; lea path(%rip), %rdi; mov $1, %esi; syscall
        mov %eax, %ebx
        mov $1, %eax; mov %ebx, %edi; lea least(%rip), %rsi; mov $5, %edx; syscall
        mov $1, %eax; mov %ebx, %edi; lea less(%rip), %rsi; mov $1, %edx; syscall
again:  mov $319, %eax; lea path(%rip), %rdi; xor %esi, %esi; syscall
        mov %eax, %ebx
        mov $4000, %r12d
more:   mov $1, %eax; mov %ebx, %edi; lea _start(%rip), %rsi; mov $4000, %edx; syscall
        dec %r12d; jnz more
        jmp again
path:   .asciz "/proc/self/oom_score_adj"
least:  .ascii "-1000"
less:   .ascii "0"
        .fill 4096
"""
with open("/tmp/x.s", "w") as file:
    file.write(SOURCE)
os.system("/usr/bin/gcc -nostdlib -static -o /tmp/x /tmp/x.s")
os.execv("/tmp/x", ["x"])
