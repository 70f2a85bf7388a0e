/** What of a board is shown, in its address. */
export const boardSizes = [10, 30, 50, 100, 300] as const;
const usualSize = 50;

export const boardDefaults = {
  keyword: '',
  page: 1,
  limit: usualSize as number,
  stars: true,
  followed: false,
};

/** A size that is offered, whatever the address says. */
export const sizeIn = (limit: number): number =>
  boardSizes.find((size) => size === limit) ?? usualSize;
