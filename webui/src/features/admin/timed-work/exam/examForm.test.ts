import { describe, expect, it } from 'vitest';
import { replaceBootData } from '../../../../shared/api/boot';
import { sampleBoot } from '../../../../testing/samples';
import { bodyOf, formOf } from './examForm';
import type { ExamSettings } from './examQueries';
import { faultsOf } from './examRules';

const stored: ExamSettings = {
  tid: 1,
  graceSeconds: 10,
  lateStart: 'cut',
  takesLatestDraft: false,
  results: 'own_end',
  releaseAt: null,
  showsTestCases: true,
  languages: null,
  paste: true,
  completion: true,
  closed: [],
  onePlace: 'any',
  addresses: [],
  configKeys: [],
  examKeys: [],
  upsolving: false,
  gmtModified: '2026-03-02T07:10:00.000+00:00',
};
replaceBootData(sampleBoot());
const form = formOf(stored);

describe('the form of exam settings', () => {
  it('sends what was stored where nothing is changed', () => {
    expect(faultsOf(form)).toEqual({});
    expect(stored).toMatchObject(bodyOf(form));
  });

  it('reads one entry in each line, whatever blanks stand around it', () => {
    const typed = { ...form, addresses: ' 10.1.0.0/16\n\n10.2.0.7 \n' };
    expect(bodyOf(typed).addresses).toEqual(['10.1.0.0/16', '10.2.0.7']);
    expect(formOf({ ...stored, configKeys: ['a', 'b'] }).configKeys).toBe('a\nb');
  });

  it('sends a release as a moment, and none where the field is empty', () => {
    const released = formOf({ ...stored, releaseAt: '2026-03-02T08:00:00.000+00:00' });
    expect(released.releaseAt).toBe('2026-03-02T16:00:00');
    expect(bodyOf(released).releaseAt).toBe('2026-03-02T08:00:00.000Z');
    expect(bodyOf({ ...released, releaseAt: '' }).releaseAt).toBeNull();
  });

  it('forgets chosen languages where all of them are taken', () => {
    const some = formOf({ ...stored, languages: ['C', 'Python3'] });
    expect(bodyOf(some).languages).toEqual(['C', 'Python3']);
    expect(bodyOf({ ...some, languageChoice: 'any' }).languages).toBeNull();
    expect(faultsOf({ ...some, languages: [] })).toEqual({ languages: 'languages' });
  });

  it.each(['', '-1', '601', '1.5', 'ten'])('takes no grace of “%s” seconds', (graceSeconds) => {
    expect(faultsOf({ ...form, graceSeconds })).toEqual({ graceSeconds: 'grace' });
  });
});
