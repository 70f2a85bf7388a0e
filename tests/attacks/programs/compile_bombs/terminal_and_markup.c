#error ]0;title [2J[31mred <script>alert(1)</script> &lt; ‮ drawkcab 5m
int main(void) { return 0; }
