pages = int(input())
for page in range(1, pages + 1):
    print(page, flush=True)
    if input() == "here":
        break
