// expected: RE
// Prints the right answer and ends with an error.
public class Main {
    public static void main(String[] args) {
        System.out.println(42);
        System.exit(1);
    }
}
