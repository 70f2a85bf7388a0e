/** What a contest allows its reader, by its times and rights (S2 §2, §4, §6; contract contest.md §4).
 * The server decides again at every call. Moments are ms since 1970, by the server's clock. */
import type { Locale } from '../../shared/i18n/locale';
import { timeOf } from '../../shared/lib/time';
import { endOf, type Schedule, startOf, statusAt } from '../schedule/scheduleRules';
import { scheduleStatus } from '../schedule/scheduleStatus';
import type { Contest } from './contestQueries';

export const contestRule = { acm: 0, oi: 1 } as const;
/** Whom it lets in: everybody, who knows the password, or everybody to look and who knows it to submit. */
export const contestAuth = { public: 0, private: 1, protected: 2 } as const;

/** When something about it changes by the clock alone. */
export function turnsOf({
  sealRank,
  sealRankTime,
  ...times
}: Schedule & Pick<Contest, 'sealRank' | 'sealRankTime'>): number[] {
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

type Ruled = Schedule &
  Pick<Contest, 'auth' | 'allowEndSubmit' | 'sealRank' | 'sealRankTime' | 'openPrint' | 'type'>;

/** Everything but the overview is shut: before the start, and in a private contest before the password. */
export function isMenuDisabled(contest: Ruled, { isAdmin, hasAccess }: Reader, now: number) {
  if (isAdmin) return false;
  const isShut = contest.auth === contestAuth.private && !hasAccess;
  return isShut || statusAt(contest, now) === scheduleStatus.scheduled;
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
  if (status === scheduleStatus.scheduled) return isAdmin;
  return status === scheduleStatus.running || contest.allowEndSubmit;
}

/** The moment of its seal has come; whether it was lifted since is the server's to know. */
export const isPastSeal = ({ sealRank, sealRankTime }: Ruled, now: number): boolean =>
  sealRank === true && sealRankTime !== null && now >= timeOf(sealRankTime);

/** Whether counts and results are shown as they are at this moment: not to others while sealed. */
export const seesRealTime = (contest: Ruled, { isAdmin }: Reader, now: number): boolean =>
  isAdmin || !isPastSeal(contest, now) || statusAt(contest, now) === scheduleStatus.ended;

/** The switch "contains submissions after the contest" has something to contain. */
export const hasSettings = (contest: Ruled, now: number): boolean =>
  contest.allowEndSubmit && statusAt(contest, now) === scheduleStatus.ended;

interface Titled {
  displayTitle: string;
  titles?: Readonly<Record<string, string>>;
}

/** In the reader's language where the contest's problem has that. */
export const problemTitle = ({ displayTitle, titles }: Titled, locale: Locale): string =>
  titles?.[locale] || displayTitle;
