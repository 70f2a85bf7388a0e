// expected: RE
// Mounts through the C library.
using System.Runtime.InteropServices;

public class Program {
    [DllImport("libc")] static extern int mount(string what, string where, string kind, ulong flags, string data);

    public static void Main() { mount("none", "/tmp", "tmpfs", 0, ""); }
}
