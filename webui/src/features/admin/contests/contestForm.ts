/** The form of a contest, and its way to and from the wire (contract admin.md §12). */
import { fieldOfTime, timeOf, timeOfField, wireTime } from '../../../shared/lib/time';
import { readRule, writeRule } from './accountRule';
import { type AdminContest, type ContestBody, contestAuths, contestTypes } from './contestQueries';
import { kindOfSeal, type SealKind, sealKinds, sealTime, usualSeal } from './sealChoices';

interface AwardForm {
  name: string;
  background: string;
  color: string;
  num: string;
}

export interface ContestForm {
  title: string;
  description: string;
  type: string;
  /** As a field of date and time has them, in the browser's zone. */
  start: string;
  end: string;
  auth: string;
  pwd: string;
  openAccountLimit: boolean;
  rulePrefix: string;
  ruleSuffix: string;
  ruleStart: string;
  ruleEnd: string;
  ruleExtra: string;
  sealRank: boolean;
  /** Empty until somebody chooses: then the usual one for rule and length. */
  sealKind: SealKind | '';
  sealAt: string;
  autoRealRank: boolean;
  openRank: boolean;
  rankShowName: string;
  oiRankScoreType: string;
  /** One to a line, or with blanks between. */
  stars: string;
  awardType: string;
  awards: AwardForm[];
  openPrint: boolean;
  allowEndSubmit: boolean;
  visible: boolean;
}

/** S3 §9. */
const usualAwards: readonly AwardForm[] = [
  { name: 'Gold', background: '#e6bf25', color: '#ffffff', num: '10' },
  { name: 'Silver', background: '#b4c0c7', color: '#ffffff', num: '20' },
  { name: 'Bronze', background: '#CD7F32', color: '#ffffff', num: '30' },
];

const hour = 3_600_000;
const usualLength = 2 * hour;

/** The next full hour, for two hours; ACM, everybody, nothing sealed (S3 §9). */
export function newContest(now: number): ContestForm {
  const start = Math.ceil(now / hour) * hour;
  const end = start + usualLength;
  const rule = readRule(null);
  return {
    title: '',
    description: '',
    type: String(contestTypes.acm),
    start: fieldOfTime(start),
    end: fieldOfTime(end),
    auth: String(contestAuths.public),
    pwd: '',
    openAccountLimit: false,
    ...ruleFields(rule),
    sealRank: false,
    sealKind: '',
    sealAt: fieldOfTime(end - hour),
    autoRealRank: true,
    openRank: false,
    rankShowName: 'username',
    oiRankScoreType: 'Recent',
    stars: '',
    awardType: '0',
    awards: [...usualAwards],
    openPrint: false,
    allowEndSubmit: false,
    visible: true,
  };
}

export function formOf(contest: AdminContest): ContestForm {
  const [start, end] = [timeOf(contest.startTime), timeOf(contest.endTime)];
  const seal = contest.sealRankTime === null ? null : timeOf(contest.sealRankTime);
  return {
    title: contest.title,
    description: contest.description ?? '',
    type: String(contest.type),
    start: fieldOfTime(start),
    end: fieldOfTime(end),
    auth: String(contest.auth),
    pwd: contest.pwd ?? '',
    openAccountLimit: contest.openAccountLimit,
    ...ruleFields(readRule(contest.accountLimitRule)),
    sealRank: contest.sealRank,
    sealKind: seal === null ? '' : kindOfSeal(seal, start, end),
    sealAt: fieldOfTime(seal ?? end - hour),
    autoRealRank: contest.autoRealRank,
    openRank: contest.openRank,
    rankShowName: contest.rankShowName,
    oiRankScoreType: contest.oiRankScoreType,
    stars: contest.starAccount.join('\n'),
    awardType: String(contest.awardType),
    awards:
      contest.awardConfigList.length > 0
        ? contest.awardConfigList.map(({ name, background, color, num }) => ({
            ...{ name, background, color },
            num: String(num),
          }))
        : [...usualAwards],
    openPrint: contest.openPrint,
    allowEndSubmit: contest.allowEndSubmit,
    visible: contest.visible,
  };
}

const ruleFields = (rule: ReturnType<typeof readRule>) => ({
  rulePrefix: rule.prefix,
  ruleSuffix: rule.suffix,
  ruleStart: rule.start,
  ruleEnd: rule.end,
  ruleExtra: rule.extra,
});

export const ruleOf = (form: ContestForm) => ({
  prefix: form.rulePrefix,
  suffix: form.ruleSuffix,
  start: form.ruleStart,
  end: form.ruleEnd,
  extra: form.ruleExtra,
});

/** The choice that counts: times may have moved from under the one that was made. */
export function sealKindOf(form: ContestForm): SealKind {
  const [start, end] = [timeOfField(form.start), timeOfField(form.end)];
  const chosen = sealKinds(start, end).find((kind) => kind === form.sealKind);
  return chosen ?? usualSeal(Number(form.type), start, end);
}

/** NaN while there is none. */
export function sealMomentOf(form: ContestForm): number {
  const [start, end] = [timeOfField(form.start), timeOfField(form.end)];
  return sealTime(sealKindOf(form), start, end) ?? timeOfField(form.sealAt);
}

/** Each name once, in its order, and those that stood there twice. */
export function starsOf(text: string): { names: string[]; twice: string[] } {
  const typed = text.split(/[\s,，;；]+/).filter(Boolean);
  const names = [...new Set(typed)];
  const twice = names.filter((name) => typed.indexOf(name) !== typed.lastIndexOf(name));
  return { names, twice };
}

export function bodyOf(form: ContestForm): ContestBody {
  const isOpen = form.auth === String(contestAuths.public);
  return {
    title: form.title.trim(),
    description: form.description,
    type: Number(form.type),
    startTime: wireTime(timeOfField(form.start)),
    endTime: wireTime(timeOfField(form.end)),
    auth: Number(form.auth),
    pwd: isOpen ? null : form.pwd,
    openAccountLimit: !isOpen && form.openAccountLimit,
    accountLimitRule: writeRule(ruleOf(form)),
    sealRank: form.sealRank,
    sealRankTime: form.sealRank ? wireTime(sealMomentOf(form)) : null,
    autoRealRank: form.autoRealRank,
    openRank: form.openRank,
    rankShowName: form.rankShowName,
    oiRankScoreType: form.oiRankScoreType,
    starAccount: starsOf(form.stars).names,
    awardType: Number(form.awardType),
    awardConfigList: form.awards.map((award, index) => ({
      ...award,
      name: award.name.trim(),
      num: Number(award.num),
      priority: index + 1,
    })),
    openPrint: form.openPrint,
    allowEndSubmit: form.allowEndSubmit,
    visible: form.visible,
  };
}
