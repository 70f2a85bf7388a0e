// expected: MLE
// Fills memory that is not of the heap, and catches every error.
import java.nio.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        List<ByteBuffer> all = new ArrayList<>();
        var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        var unsafe = (sun.misc.Unsafe) field.get(null);
        for (;;) {
            long block = unsafe.allocateMemory(1 << 20);
            unsafe.setMemory(block, 1 << 20, (byte) 1);
        }
    }
}
