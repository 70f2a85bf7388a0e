import java.io.*;
import java.math.BigInteger;
import java.util.*;

public class Main {
    static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int count = (int) in.nval;
        in.nextToken();
        int depth = (int) in.nval;
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < count; i++) {
            in.nextToken();
            sum = sum.add(BigInteger.valueOf((long) in.nval));
        }
        ArrayDeque<byte[]> kept = new ArrayDeque<>();
        for (int i = 0; i < 120_000; i++) {
            kept.add(new byte[1024]);
            if (kept.size() > 40_000) kept.poll();
        }
        System.out.println(sum + " " + deep(depth));
    }
}
