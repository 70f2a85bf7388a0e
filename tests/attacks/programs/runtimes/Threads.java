// expected: TLE
// limits: 300 ms, 64 MB
// Threads without end, all asleep: the first one fails, the others are waited for.
public class Main {
    public static void main(String[] args) {
        for (;;) new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { } }).start();
    }
}
