/** The sum of two numbers, as each language reads and prints it. */
export const programs: readonly { name: string; code: string }[] = [
  {
    name: 'C++',
    code: `#include <iostream>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    cout << a + b << endl;
    return 0;
}
`,
  },
  { name: 'Python3', code: 'a, b = map(int, input().split())\nprint(a + b)\n' },
  {
    name: 'C',
    code: `#include <stdio.h>

int main(void) {
    int a, b;
    scanf("%d%d", &a, &b);
    printf("%d\\n", a + b);
    return 0;
}
`,
  },
  {
    name: 'Java',
    code: `import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(in.nextInt() + in.nextInt());
    }
}
`,
  },
];
