def minutes(time):
    hour, minute = time.split(":")
    return int(hour) * 60 + int(minute)


now, bell = input().split()
print((minutes(bell) - minutes(now)) % 1440)
