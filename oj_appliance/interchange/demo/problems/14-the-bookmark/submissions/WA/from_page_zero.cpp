#include <iostream>
#include <string>

int main() {
    int first = 0, last;
    std::cin >> last;
    std::string reply;
    while (reply != "here") {
        int page = (first + last) / 2;
        std::cout << page << std::endl;
        if (!(std::cin >> reply)) return 0;
        if (reply == "before") last = page - 1;
        if (reply == "after") first = page + 1;
    }
}
