import type { Player } from './usePlayer';

type Command = 'forward' | 'back' | 'nextAward' | 'play' | 'slower' | 'faster' | 'full';

/** Presenters' remotes send the page keys. */
const commands: Readonly<Record<string, Command>> = {
  ' ': 'forward',
  Enter: 'forward',
  ArrowRight: 'forward',
  ArrowDown: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Backspace: 'back',
  n: 'nextAward',
  p: 'play',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  f: 'full',
};

/** What a key does to the roll; true when it does something. */
export function obey(event: KeyboardEvent, player: Player, full: () => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!command) return false;
  // A button that has the focus takes these itself.
  const isPress = event.key === ' ' || event.key === 'Enter';
  if (isPress && event.target instanceof HTMLButtonElement) return false;
  if (command === 'full') full();
  else player[command]();
  return true;
}
