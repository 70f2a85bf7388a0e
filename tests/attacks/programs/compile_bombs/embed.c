static const unsigned char text[] = {
#embed "/etc/passwd"
};
int main(void) { return text[0]; }
