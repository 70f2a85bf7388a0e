/** The widths in px at which pages change (specification S1 §9). Styles write them out, and name no other
 * (styles-check.mjs). */
export const breakpoints = { tablet: 768, laptop: 992, desktop: 1200 } as const;

/** The media query of a window narrower than that; between 767 and 768 px there is room on a zoomed screen. */
export const narrowerThan = (name: keyof typeof breakpoints): string =>
  `(max-width: ${breakpoints[name] - 0.02}px)`;
