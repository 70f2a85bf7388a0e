def decipher(char, k):
    for first in "aA":
        place = ord(char) - ord(first)
        if 0 <= place < 26:
            return chr(ord(first) + (place - k) % 26)
    return char


k = int(input())
print("".join(decipher(char, k) for char in input()))
