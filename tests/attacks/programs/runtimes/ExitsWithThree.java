// expected: MLE
// Ends with the code that the virtual machine has for exhausted memory: it only harms itself.
public class Main {
    public static void main(String[] args) { System.exit(3); }
}
