import { expect, test } from 'vitest';
import { messageParts } from './messageParts';

const linesIn = (message: string) =>
  messageParts(message)
    .map((part) => part.line)
    .filter((line) => line !== null);

test('gcc, javac and Python name lines that can be jumped to', () => {
  expect(linesIn("main.cpp:5:10: error: expected ';'\nmain.cpp:12:1: note: here")).toEqual([5, 12]);
  expect(linesIn("Main.java:3: error: ';' expected")).toEqual([3]);
  expect(linesIn('  File "main.py", line 7\n    print(')).toEqual([7]);
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
