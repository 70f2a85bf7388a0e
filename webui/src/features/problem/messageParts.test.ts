import { expect, test } from 'vitest';
import { marksIn, messageParts } from './messageParts';

const linesIn = (message: string) =>
  messageParts(message)
    .map((part) => part.line)
    .filter((line) => line !== null);

test.each([
  ["main.cpp:5:10: error: expected ';'\nmain.cpp:12:1: note: here", [5, 12]],
  ["Main.java:3: error: ';' expected", [3]],
  ['\tat Main.f(Main.java:8)', [8]],
  ['  File "main.py", line 7\n    print(', [7]],
  ['  File "/w/main.py", line 9, in f', [9]],
  ['SyntaxError: bad (main.py, line 4)', [4]],
  ['./main.go:6:14: undefined: x', [6]],
  ['Main.cs(11,13): error CS0103: x', [11]],
  ['error: bad\n --> main.rs:2:9', [2]],
  ['    at f (/w/main.js:22:3)', [22]],
  ['PHP Parse error: x in main.php on line 5', [5]],
  ['#0 main.php(6): f()', [6]],
  ["main.rb:13:in `f'", [13]],
])('%s names lines that can be jumped to', (message, lines) => {
  expect(linesIn(message)).toEqual(lines);
});

test('places that are not in the code of the student stay plain', () => {
  const foreign = [
    '/usr/include/c++/12/bits/stl_algo.h:1950:5: note: required from here',
    '/usr/lib/go/src/fmt/print.go:10 +0x1a',
    '  File "/usr/lib/python3.11/json/decoder.py", line 355, in raw_decode',
    'append:1:5: error: x',
  ];
  expect(linesIn(foreign.join('\n'))).toEqual([]);
});

test('no character of the message is lost', () => {
  const message = 'In file included\nmain.cpp:5:10: error: x\n  5 | int a\n';
  expect(
    messageParts(message)
      .map((part) => part.text)
      .join(''),
  ).toBe(message);
  expect(messageParts('')).toEqual([]);
});

test('lines that errors and warnings name are marked once, notes are not', () => {
  const message = [
    "main.cpp:5:10: error: expected ';'",
    'main.cpp:5:12: error: again',
    'main.cpp:3:7: warning: suggest parentheses [-Wparentheses]',
    'main.cpp:1:1: note: here',
  ].join('\n');
  expect(marksIn(message)).toEqual([
    { line: 5, kind: 'error', text: "error: expected ';'" },
    { line: 3, kind: 'warning', text: 'warning: suggest parentheses [-Wparentheses]' },
  ]);
});

test('a traceback marks its line with what happened', () => {
  const message = 'Traceback:\n  File "main.py", line 4, in <module>\nValueError: no number\n';
  expect(marksIn(message)).toEqual([{ line: 4, kind: 'error', text: 'ValueError: no number' }]);
});
