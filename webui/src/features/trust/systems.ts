export const systems = ['windows', 'macos', 'linux', 'android', 'ios', 'firefox'] as const;

export type System = (typeof systems)[number];

/** By what the browser says of itself: only which steps are shown first follows from it. */
export function systemOf(agent: string): System {
  if (/Android/.test(agent)) return 'android';
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Firefox\//.test(agent)) return 'firefox';
  if (/Windows/.test(agent)) return 'windows';
  if (/Macintosh/.test(agent)) return 'macos';
  return 'linux';
}
