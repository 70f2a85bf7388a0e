import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long a = in.nextLong(), b = in.nextLong();
        long x = a, y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        System.out.println(x + " " + (a / x) * (b / x));
    }
}
