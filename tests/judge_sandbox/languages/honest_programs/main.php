<?php
function deep(int $n): int { return $n ? 1 + deep($n - 1) : 0; }

fscanf(STDIN, "%d %d", $count, $depth);
$heap = new SplMinHeap();
while (($line = fgets(STDIN)) !== false) if (ctype_digit(trim($line))) $heap->insert((int) $line);
$sum = 0;
foreach ($heap as $x) $sum += $x;
$kept = [];
for ($i = 0; $i < 120; $i++) $kept[$i % 40] = str_repeat("x", 1 << 20);
echo $sum, " ", deep($depth), PHP_EOL;
