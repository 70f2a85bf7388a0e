import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = Integer.parseInt(in.nextLine().trim());
        StringBuilder text = new StringBuilder();
        for (char c : in.nextLine().toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                text.append((char) ('a' + Math.floorMod(c - 'a' - k, 26)));
            } else if (c >= 'A' && c <= 'Z') {
                text.append((char) ('A' + Math.floorMod(c - 'A' - k, 26)));
            } else {
                text.append(c);
            }
        }
        System.out.println(text);
    }
}
