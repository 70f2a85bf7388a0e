using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Numerics;

class Program {
    static int Deep(int n) => n == 0 ? 0 : 1 + Deep(n - 1);

    static void Main() {
        var input = new StreamReader(Console.OpenStandardInput());
        var first = input.ReadLine().Split(' ').Select(int.Parse).ToArray();
        var all = new SortedSet<int>();
        for (int i = 0; i < first[0]; i++) all.Add(int.Parse(input.ReadLine()));
        var sum = all.Aggregate(BigInteger.Zero, (total, x) => total + x);
        var kept = new byte[40][];
        for (int i = 0; i < 120; i++) {
            kept[i % 40] = new byte[1 << 20];
            for (int k = 0; k < 1 << 20; k += 4096) kept[i % 40][k] = 1;
        }
        Console.WriteLine($"{sum} {Deep(first[1])}");
    }
}
