<?php
// expected: MLE
// Takes the limit away that PHP sets itself, and fills an array.
ini_set("memory_limit", "-1");
for ($all = [];;) $all[] = str_repeat("x", 1 << 16);
