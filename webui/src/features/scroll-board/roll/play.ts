/** Going through a roll, forwards and back. */
import type { Roll, RollRow, RollStep } from './types';

export interface RollState {
  rows: readonly RollRow[];
  /** Steps that have been gone. */
  done: number;
}

export const atStart = (roll: Roll): RollState => ({ rows: roll.start, done: 0 });

/** The step that the board shows; none before the first. */
export const currentStep = (roll: Roll, { done }: RollState): RollStep | null =>
  roll.steps[done - 1] ?? null;

export const hasEnded = (roll: Roll, { done }: RollState): boolean => done >= roll.steps.length;

export function forward(roll: Roll, state: RollState): RollState {
  const step = roll.steps[state.done];
  if (!step) return state;
  const rows =
    step.kind === 'reveal' ? moved(state.rows, step.at, step.to, step.after) : state.rows;
  return { rows, done: state.done + 1 };
}

export function back(roll: Roll, state: RollState): RollState {
  const step = currentStep(roll, state);
  if (!step) return state;
  const rows =
    step.kind === 'reveal' ? moved(state.rows, step.to, step.at, step.before) : state.rows;
  return { rows, done: state.done - 1 };
}

/** To the next award, or to the end when there is none left. */
export function toNextAward(roll: Roll, state: RollState): RollState {
  let next = forward(roll, state);
  while (!hasEnded(roll, next) && currentStep(roll, next)?.kind !== 'award')
    next = forward(roll, next);
  return next;
}

export function toEnd(roll: Roll, state: RollState): RollState {
  let next = state;
  while (!hasEnded(roll, next)) next = forward(roll, next);
  return next;
}

function moved(
  rows: readonly RollRow[],
  from: number,
  to: number,
  row: RollRow,
): readonly RollRow[] {
  const next = [...rows];
  next.splice(from, 1);
  next.splice(to, 0, row);
  return next;
}
