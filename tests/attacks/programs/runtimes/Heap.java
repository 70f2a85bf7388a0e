// expected: MLE
// Fills the heap.
import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<long[]> all = new ArrayList<>();
        for (;;) all.add(new long[1 << 16]);
    }
}
