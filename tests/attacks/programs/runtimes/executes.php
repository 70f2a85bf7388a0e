<?php
// expected: AC
// Starts other programs, listens, reads the judge's files: it gets as far as its box.
fscanf(STDIN, "%d %d", $a, $b);
$who = trim((string)shell_exec("/usr/bin/id -u"));
$out = @stream_socket_server("tcp://127.0.0.1:8080") || @file_get_contents("/etc/passwd");
echo $who === "1000" && !$out ? $a + $b : "no", "\n";
