import { describe, expect, it } from 'vitest';
import { timeOf, timeOfField } from '../../../shared/lib/time';
import { sampleAdminContest } from '../../../testing/sampleAdminContest';
import { nextColor, nextDisplayId } from '../displayIds';
import { rangeOf, readRule, writeRule } from './accountRule';
import { bodyOf, type ContestForm, formOf, newContest, starsOf } from './contestForm';
import { faultsOf } from './contestRules';
import { kindOfSeal, sealKinds, sealTime, usualSeal } from './sealChoices';

const minute = 60_000;
const start = timeOf('2026-11-23T08:00:00Z');
const minutesIn = (minutes: number) => start + minutes * minute;
const form = (part: Partial<ContestForm> = {}): ContestForm => ({
  ...newContest(start),
  title: 'Spring',
  ...part,
});

describe('when a board is sealed', () => {
  it.each([
    [29, ['whole', 'own']],
    [30, ['halfHour', 'whole', 'own']],
    [59, ['halfHour', 'whole', 'own']],
    [60, ['halfHour', 'hour', 'whole', 'own']],
  ])('a contest of %i minutes offers %j [S3-9-7]', (length, kinds) => {
    expect(sealKinds(start, minutesIn(length))).toEqual(kinds);
  });

  it('is the last hour in ACM where there is one, else the whole contest [S3-9-8]', () => {
    expect(usualSeal(0, start, minutesIn(60))).toBe('hour');
    expect(usualSeal(0, start, minutesIn(59))).toBe('whole');
    expect(usualSeal(1, start, minutesIn(300))).toBe('whole');
  });

  it('is known again from its moment', () => {
    for (const kind of ['halfHour', 'hour', 'whole'] as const) {
      expect(kindOfSeal(sealTime(kind, start, minutesIn(300)) ?? 0, start, minutesIn(300))).toBe(
        kind,
      );
    }
    expect(kindOfSeal(minutesIn(100), start, minutesIn(300))).toBe('own');
  });

  it('follows the times, and gives way where it no longer fits', () => {
    const long = form({ sealRank: true, sealKind: 'halfHour' });
    const end = timeOfField(long.end);
    expect(timeOf(String(bodyOf(long).sealRankTime))).toBe(end - 30 * minute);
    const short = form({
      sealRank: true,
      sealKind: 'hour',
      end: long.start.replace('00:00', '20:00'),
    });
    expect(bodyOf(short).sealRankTime).toBe(bodyOf(short).startTime);
  });
});

describe('the account rule [S3-5-18]', () => {
  it('reads back what it wrote', () => {
    const rule = { prefix: 'team', suffix: 'a', start: '1', end: '40', extra: 'anna ben' };
    expect(readRule(writeRule({ ...rule, extra: ' anna\n ben ' }))).toEqual(rule);
    expect(rangeOf(rule)).toEqual(['team1a', 'team40a']);
  });

  it('begins with 0 to 10', () => {
    expect(readRule(null)).toMatchObject({ start: '0', end: '10' });
  });

  it.each([
    [{ ruleStart: '5', ruleEnd: '4' }, { ruleEnd: 'range' }],
    [{ ruleStart: '-1' }, { ruleStart: 'number' }],
    [{ ruleStart: '', ruleEnd: '' }, { ruleStart: 'number' }],
    [{ ruleStart: '', ruleEnd: '', ruleExtra: 'anna' }, {}],
    [{}, {}],
  ] as const)('%j is %j', (part, faults) => {
    expect(faultsOf(form({ auth: '1', pwd: 'x', openAccountLimit: true, ...part }))).toEqual(
      faults,
    );
  });
});

describe('what is looked at before a contest is saved [S3-5-17]', () => {
  it.each([
    [{ title: ' ' }, { title: 'title' }],
    [{ start: '' }, { start: 'start' }],
    [{ end: '2020-01-01T00:00' }, { end: 'end' }],
    [{ auth: '1' }, { pwd: 'pwd' }],
    [{ auth: '0', pwd: '' }, {}],
    [{ sealRank: true, sealKind: 'own', sealAt: '2020-01-01T00:00' }, { sealAt: 'seal' }],
    [
      {
        awardType: '1',
        awards: [{ name: 'G', background: '#ffffff', color: '#000000', num: '101' }],
      },
      { awards: 'awards' },
    ],
    [
      {
        awardType: '2',
        awards: [{ name: 'G', background: '#ffffff', color: '#000000', num: '101' }],
      },
      {},
    ],
    [{ stars: 'a-name-of-more-than-20-characters' }, { stars: 'stars' }],
  ] as const)('%j: %j', (part, faults) => {
    expect(faultsOf(form(part as Partial<ContestForm>))).toEqual(faults);
  });

  it('takes each star user once, and says who stood there twice [S3-5-26f]', () => {
    expect(starsOf(' anna\nben, anna ')).toEqual({ names: ['anna', 'ben'], twice: ['anna'] });
  });
});

describe('a contest on its way', () => {
  it('comes back from the form as it was stored', () => {
    const { gmtModified: _, ...stored } = sampleAdminContest({
      auth: 1,
      pwd: 'secret',
      sealRank: true,
    });
    const body = bodyOf(formOf(sampleAdminContest({ auth: 1, pwd: 'secret', sealRank: true })));
    const sent = Object.keys(body).filter((name) => name !== 'accountLimitRule');
    for (const name of sent) {
      const [one, other] = [body[name as 'title'], stored[name as 'title']];
      const isTime = /Time$/.test(name);
      expect(isTime ? timeOf(String(one)) : one, name).toEqual(isTime ? timeOf(other) : other);
    }
  });

  it('a new one has three usual awards, and no password when everybody may come [S3-9-9]', () => {
    const body = bodyOf(form({ awardType: '1', pwd: 'typed before' }));
    const awards = body.awardConfigList ?? [];
    expect(awards.map(({ background, num }) => [background, num])).toEqual([
      ['#e6bf25', 10],
      ['#b4c0c7', 20],
      ['#CD7F32', 30],
    ]);
    expect([body.pwd, body.rankShowName, body.oiRankScoreType]).toEqual([
      null,
      'username',
      'Recent',
    ]);
  });
});

describe('names of problems', () => {
  it('go on after Z in the order of their letters, and a gap is filled first', () => {
    const taken: string[] = [];
    for (let each = 0; each < 60; each += 1) taken.push(nextDisplayId(taken));
    expect([...taken].sort()).toEqual(taken);
    expect([taken[0], taken[25], taken[26]]).toEqual(['A', 'Z', 'ZA']);
    expect(nextDisplayId(['A', 'C'])).toBe('B');
  });

  it('have colours that differ', () => {
    const taken: string[] = [];
    for (let each = 0; each < 15; each += 1) taken.push(nextColor(taken));
    expect(new Set(taken).size).toBe(15);
  });
});
