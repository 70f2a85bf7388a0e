// expected: SE
// An exit code that means nothing, without a word.
int main(void) { return 77; }
