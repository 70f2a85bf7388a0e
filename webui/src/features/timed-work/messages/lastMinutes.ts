const minute = 60_000;
const told = [10, 5, 1];

/** Which of the last minutes has come between two looks at what is left, in ms. The least where several
 * have: a computer that slept is told how it stands now. */
export function lastMinutes(before: number, left: number): number | null {
  if (left <= 0) return null;
  const passed = told.filter((each) => left <= each * minute && before > each * minute);
  return passed.at(-1) ?? null;
}
