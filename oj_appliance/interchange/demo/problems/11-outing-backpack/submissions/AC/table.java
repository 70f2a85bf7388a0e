import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), limit = in.nextInt();
        int[][] best = new int[n + 1][limit + 1];
        for (int i = 1; i <= n; i++) {
            int weight = in.nextInt(), joy = in.nextInt();
            for (int j = 0; j <= limit; j++) {
                best[i][j] = best[i - 1][j];
                if (j >= weight) best[i][j] = Math.max(best[i][j], best[i - 1][j - weight] + joy);
            }
        }
        System.out.println(best[n][limit]);
    }
}
