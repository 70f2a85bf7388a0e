/** What a contest allows its reader, by its times and rights (S2 §2, §4, §6; contract contest.md §4).
 * The server decides again at every call. Moments are ms since 1970, by the server's clock. */
import { serverNow } from '../../shared/lib/serverClock';
import { timeOf } from '../../shared/lib/time';
import type { Contest } from './contestQueries';
import { type ContestStatus, contestStatus } from './contestStatus';

let earliest = () => 0;

/** For who looks ahead: no contest's clock shows less than this. */
export function lookAhead(moment: () => number): void {
  earliest = moment;
}

/** What time it is in contests. */
export const contestNow = (): number => Math.max(earliest(), serverNow());

export const contestRule = { acm: 0, oi: 1 } as const;
/** Whom it lets in: everybody, who knows the password, or everybody to look and who knows it to submit. */
export const contestAuth = { public: 0, private: 1, protected: 2 } as const;

type Times = Pick<Contest, 'startTime' | 'endTime'>;

export const startOf = ({ startTime }: Times): number => timeOf(startTime);
export const endOf = ({ endTime }: Times): number => timeOf(endTime);

export function statusAt(contest: Times, now: number): ContestStatus {
  if (now < startOf(contest)) return contestStatus.scheduled;
  return now < endOf(contest) ? contestStatus.running : contestStatus.ended;
}

/** From 0 when scheduled to 1 when ended. */
export function progressAt(contest: Times, now: number): number {
  const [start, end] = [startOf(contest), endOf(contest)];
  if (now < start) return 0;
  return now >= end ? 1 : (now - start) / (end - start);
}

/** Until it starts, then until it ends; 0 once it has ended. In ms. */
export function timeLeft(contest: Times, now: number): number {
  if (statusAt(contest, now) === contestStatus.scheduled) return startOf(contest) - now;
  return Math.max(0, endOf(contest) - now);
}

/** When something about it changes by the clock alone. */
export function turnsOf({
  sealRank,
  sealRankTime,
  ...times
}: Times & Pick<Contest, 'sealRank' | 'sealRankTime'>): number[] {
  const seal = sealRank && sealRankTime ? [timeOf(sealRankTime)] : [];
  return [startOf(times), ...seal, endOf(times)];
}

/** How its reader stands to it. */
export interface Reader {
  /** Its author, the super administrator, or who leads the group it is held in. */
  isAdmin: boolean;
  /** Has registered, and still fits the account rule. */
  hasAccess: boolean;
}

type Ruled = Times &
  Pick<Contest, 'auth' | 'allowEndSubmit' | 'sealRank' | 'sealRankTime' | 'openPrint' | 'type'>;

/** Everything but the overview is shut: before the start, and in a private contest before the password. */
export function isMenuDisabled(contest: Ruled, { isAdmin, hasAccess }: Reader, now: number) {
  if (isAdmin) return false;
  const isShut = contest.auth === contestAuth.private && !hasAccess;
  return isShut || statusAt(contest, now) === contestStatus.scheduled;
}

/** The card that asks for the password stands in the overview. */
export const needsPassword = ({ auth }: Ruled, { isAdmin, hasAccess }: Reader): boolean =>
  auth === contestAuth.private && !isAdmin && !hasAccess;

/** Without it a submit asks for the password first (protected contests let everybody look). */
export const hasSubmitAccess = ({ auth }: Ruled, { isAdmin, hasAccess }: Reader): boolean =>
  auth === contestAuth.public || isAdmin || hasAccess;

/** Whether the clock lets this reader submit now. */
export function isOpenForSubmits(contest: Ruled, { isAdmin }: Reader, now: number): boolean {
  const status = statusAt(contest, now);
  if (status === contestStatus.scheduled) return isAdmin;
  return status === contestStatus.running || contest.allowEndSubmit;
}

/** Whether counts and results are shown as they are at this moment: not to others while sealed. */
export function seesRealTime(contest: Ruled, { isAdmin }: Reader, now: number): boolean {
  if (isAdmin || !contest.sealRank || !contest.sealRankTime) return true;
  return now < timeOf(contest.sealRankTime) || statusAt(contest, now) === contestStatus.ended;
}

/** The switch "contains submissions after the contest" has something to contain. */
export const hasSettings = (contest: Ruled, now: number): boolean =>
  contest.allowEndSubmit && statusAt(contest, now) === contestStatus.ended;

const second = 1000;
const day = 24 * 3600 * second;
const week = 7 * day;

const pad = (value: number) => String(value).padStart(2, '0');

/** 26:05:09; a second that has begun counts whole, so that zero is the moment itself. */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / second));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(':');
}

/** "in 12 days", "in 3 months" for what is more than a week away, to which nobody counts seconds; null
 * for anything nearer (S2 §4). */
export function farAway(left: number, locale: string): string | null {
  if (left <= week) return null;
  const days = Math.round(left / day);
  const format = new Intl.RelativeTimeFormat(locale);
  return days < 60 ? format.format(days, 'day') : format.format(Math.round(days / 30), 'month');
}
