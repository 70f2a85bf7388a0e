# expected: AC
# Starts other programs, listens, reads the judge's files: it gets as far as its box.
require "socket"
a, b = gets.split.map(&:to_i)
who = `/usr/bin/id -u`.strip
out = [-> { TCPServer.new("127.0.0.1", 8080) }, -> { File.read("/etc/passwd") }].any? do |try|
  begin
    try.call
    true
  rescue SystemCallError
    false
  end
end
puts who == "1000" && !out ? a + b : "no"
