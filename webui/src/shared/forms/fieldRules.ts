/** Rules that many forms share; each says its sentence. */
import { check, pipe, regex, string, transform, trim } from 'valibot';

export const lengthOf = (text: string): number => Array.from(text).length;

/** Text without blanks around it, of so many characters. */
export const textOf = (least: number, most: number, sentence: string) =>
  pipe(
    string(),
    trim(),
    check((text) => lengthOf(text) >= least && lengthOf(text) <= most, sentence),
  );

/** A whole number as it is typed, by its digits. */
export const numberOf = (digits: RegExp, sentence: string) =>
  pipe(string(), trim(), regex(digits, sentence), transform(Number));

export const isFilled = (text: string): boolean => text.trim() !== '';
