// expected: MLE
// limits: 2000 ms, 64 MB
// Fills memory that the runtime does not know of.
using System;
using System.Runtime.InteropServices;

public class Program {
    public static void Main() {
        for (;;) {
            IntPtr block = Marshal.AllocHGlobal(1 << 20);
            for (int i = 0; i < 1 << 20; i += 4096) Marshal.WriteByte(block, i, 1);
        }
    }
}
