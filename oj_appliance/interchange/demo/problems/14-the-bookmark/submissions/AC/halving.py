first, last = 1, int(input())
while True:
    page = (first + last) // 2
    print(page, flush=True)
    reply = input()
    if reply == "here":
        break
    if reply == "before":
        last = page - 1
    else:
        first = page + 1
