import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt(), columns = in.nextInt();
        String[] map = new String[rows];
        int[] steps = new int[rows * columns];
        Arrays.fill(steps, -1);
        ArrayDeque<Integer> edge = new ArrayDeque<>();
        int fish = 0;
        for (int r = 0; r < rows; r++) {
            map[r] = in.next();
            for (int c = 0; c < columns; c++) {
                if (map[r].charAt(c) == 'F') fish = r * columns + c;
                if (map[r].charAt(c) == 'S') {
                    steps[r * columns + c] = 0;
                    edge.add(r * columns + c);
                }
            }
        }
        int[][] ways = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        while (!edge.isEmpty()) {
            int here = edge.remove();
            for (int[] way : ways) {
                int r = here / columns + way[0], c = here % columns + way[1];
                if (r < 0 || r >= rows || c < 0 || c >= columns) continue;
                int there = r * columns + c;
                if (map[r].charAt(c) == '#' || steps[there] != -1) continue;
                steps[there] = steps[here] + 1;
                edge.add(there);
            }
        }
        System.out.println(steps[fish]);
    }
}
