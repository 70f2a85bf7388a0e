/** Verdicts that the reader has closed, by number: they stay closed when the page opens again. */
import { readStoredJson, storageKeys, writeStored } from '../../../shared/lib/storageKeys';

/** The oldest are forgotten. */
const mostKept = 50;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const closed = () => readStoredJson(storageKeys.closedVerdicts, isNumbers) ?? [];

export const isVerdictClosed = (submitId: number): boolean => closed().includes(submitId);

export function closeVerdict(submitId: number): void {
  const kept = [...closed().filter((each) => each !== submitId), submitId].slice(-mostKept);
  writeStored(storageKeys.closedVerdicts, JSON.stringify(kept));
}
