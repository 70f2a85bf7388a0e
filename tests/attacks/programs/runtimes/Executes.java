// expected: AC
// Starts other programs: they are in the same box.
import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        Process id = new ProcessBuilder("/usr/bin/id", "-u").start();
        String who = new BufferedReader(new InputStreamReader(id.getInputStream())).readLine();
        System.out.println(who.equals("1000") ? "" + sum : who);
    }
}
