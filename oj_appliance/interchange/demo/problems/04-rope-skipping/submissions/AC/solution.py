pupils = []
for _ in range(int(input())):
    name, jumps, stumbles = input().split()
    pupils.append((-int(jumps), int(stumbles), name))
pupils.sort(key=lambda pupil: pupil[:2])
for pupil in pupils:
    print(pupil[2])
