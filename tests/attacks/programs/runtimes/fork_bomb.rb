# expected: TLE
# limits: 300 ms, 64 MB
# Forks and catches whatever fails.
loop do
  fork
rescue StandardError
  nil
end
