#define E1 struct { int x : -1; };
#define E4 E1 E1 E1 E1
#define E5 E4 E4 E4 E4
#define E6 E5 E5 E5 E5
#define E7 E6 E6 E6 E6
#define E8 E7 E7 E7 E7
#define E9 E8 E8 E8 E8
E9
int main() {}
