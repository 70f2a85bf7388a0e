require 'prime'
require 'set'

def deep(n) = n.zero? ? 0 : 1 + deep(n - 1)

count, depth = gets.split.map(&:to_i)
sum = Set.new($stdin.each_line.first(count).map(&:to_i)).sum
kept = Array.new(40)
120.times { |i| kept[i % 40] = 'x' * (1 << 20) }
raise unless Prime.first(3) == [2, 3, 5]
puts "#{sum} #{deep(depth)}"
