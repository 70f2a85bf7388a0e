import java.util.Scanner;

public class Main {
    static int minutes(String time) {
        String[] parts = time.split(":");
        return Integer.parseInt(parts[0]) * 60 + Integer.parseInt(parts[1]);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int now = minutes(in.next());
        int bell = minutes(in.next());
        System.out.println(Math.floorMod(bell - now, 1440));
    }
}
