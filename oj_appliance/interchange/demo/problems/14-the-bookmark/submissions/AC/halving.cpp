#include <iostream>
#include <string>

int main() {
    int first = 1, last;
    std::cin >> last;
    std::string reply;
    while (reply != "here") {
        int page = first + (last - first) / 2;
        std::cout << page << std::endl;
        std::cin >> reply;
        if (reply == "before") last = page - 1;
        if (reply == "after") first = page + 1;
    }
}
