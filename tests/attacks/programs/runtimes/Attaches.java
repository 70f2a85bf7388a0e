// expected: AC
// Loads an agent into a virtual machine, itself or another.
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        String own = "" + ProcessHandle.current().pid();
        try {
            Class<?> machine = Class.forName("com.sun.tools.attach.VirtualMachine");
            Object attached = machine.getMethod("attach", String.class).invoke(null, own);
            System.out.println("attached " + attached);
        } catch (Throwable refused) {
            System.out.println(sum);
        }
    }
}
