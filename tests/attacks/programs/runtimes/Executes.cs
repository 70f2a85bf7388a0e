// expected: AC
// limits: 2000 ms, 64 MB
// Calls the C library and reads the judge's files: it gets as far as its box.
using System;
using System.IO;
using System.Runtime.InteropServices;

public class Program {
    [DllImport("libc")] static extern uint getuid();
    [DllImport("libc")] static extern int socket(int family, int kind, int protocol);

    public static void Main() {
        string[] words = Console.ReadLine().Split(' ');
        bool own = getuid() == 1000 && socket(2, 1, 0) < 0 && !File.Exists("/etc/passwd");
        Console.WriteLine(own ? int.Parse(words[0]) + int.Parse(words[1]) : 0);
    }
}
