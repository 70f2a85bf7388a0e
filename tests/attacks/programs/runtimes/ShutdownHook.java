// expected: TLE
// limits: 300 ms, 64 MB
// Refuses to end: a hook that spins.
public class Main {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { for (;;) { } }));
        System.exit(0);
    }
}
