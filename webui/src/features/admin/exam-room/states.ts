import {
  IconBan,
  IconBolt,
  IconCheck,
  IconClock,
  IconDeviceDesktop,
  IconLock,
  IconLogout,
  IconMinus,
  IconPencil,
  IconUser,
  IconUsers,
} from '../../../shared/ui/icons';
import type { BoardPerson } from './boardQueries';

/** Contract timedwork.md §10.1, in the order in which they are counted. */
const states = [
  'working',
  'idle',
  'disconnected',
  'waiting',
  'away',
  'handed_in',
  'closed',
  'over',
] as const;

export type SeatState = (typeof states)[number];

const alarms = ['two_places', 'other_computer', 'wrong_clock', 'ordinary_browser'] as const;
export type Alarm = (typeof alarms)[number];

export const stateOf = ({ state }: BoardPerson): SeatState =>
  states.find((each) => each === state) ?? 'away';

export const alarmsOf = (person: BoardPerson): Alarm[] =>
  alarms.filter((each) => person.alarms.includes(each));

/** Told by a shape and a word as well as by a colour. */
export const stateIcons = {
  working: IconPencil,
  idle: IconClock,
  disconnected: IconBolt,
  waiting: IconUser,
  away: IconMinus,
  handed_in: IconCheck,
  closed: IconLock,
  over: IconLogout,
};

export const alarmIcons = {
  two_places: IconUsers,
  other_computer: IconBan,
  wrong_clock: IconClock,
  ordinary_browser: IconDeviceDesktop,
};

export interface Sum {
  state: SeatState;
  count: number;
}

/** How many are in each state that anybody is in. */
export function sumsOf(people: readonly BoardPerson[]): Sum[] {
  return states
    .map((state) => ({ state, count: people.filter((each) => stateOf(each) === state).length }))
    .filter(({ count }) => count > 0);
}

/** Those to look at: an alarm, silent, or idle. */
export const needsLook = (person: BoardPerson): boolean =>
  person.alarms.length > 0 || ['idle', 'disconnected'].includes(person.state);
