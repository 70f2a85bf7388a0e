#include <cstdio>

int main() {
    int nowHour, nowMinute, bellHour, bellMinute;
    scanf("%d:%d %d:%d", &nowHour, &nowMinute, &bellHour, &bellMinute);
    int now = nowHour * 60 + nowMinute;
    int bell = bellHour * 60 + bellMinute;
    int wait = bell - now;
    if (wait < 0) wait += 24 * 60;
    printf("%d\n", wait);
    return 0;
}
