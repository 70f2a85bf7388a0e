struct Table { int at[1 << 24]; constexpr Table() : at() { for (int i = 0; i < 1 << 24; i++) at[i] = i; } };
constexpr Table table;
int main() { return table.at[5]; }
