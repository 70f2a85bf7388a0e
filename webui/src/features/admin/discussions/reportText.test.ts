import { expect, it } from 'vitest';
import { reportOf } from './reportText';

it.each([
  ['#Spam ads##Illegal#It sells', ['Spam ads', 'Illegal'], 'It sells'],
  ['#Spam ads#', ['Spam ads'], ''],
  ['It sells #1 pills', [], 'It sells #1 pills'],
  ['##', [], '##'],
  ['#a##a# b', ['a'], 'b'],
])('reads a report: %s', (content, labels, reason) => {
  expect(reportOf(content)).toEqual({ labels, reason });
});
