import { describe, expect, it } from 'vitest';
import { replaceBootData } from '../../../shared/api/boot';
import { sampleBoot } from '../../../testing/samples';
import { bodyOf, newWork } from './timedWorkForm';
import { faultsOf } from './timedWorkRules';

replaceBootData(sampleBoot());
const form = { ...newWork(Date.parse('2026-03-02T07:10:00Z')), title: 'Loops' };

describe('the form of a timed work', () => {
  it('begins at the next full hour, for the whole of two hours', () => {
    expect(faultsOf(form)).toEqual({});
    // The samples' site is in Shanghai, wherever the computer is.
    expect(form.start).toBe('2026-03-02T16:00:00');
    const body = bodyOf(form);
    expect(body.startTime).toBe('2026-03-02T08:00:00.000Z');
    expect(body.endTime).toBe('2026-03-02T10:00:00.000Z');
    expect(body.duration).toBeNull();
  });

  it('sends minutes as seconds', () => {
    expect(bodyOf({ ...form, minutes: ' 90 ' }).duration).toBe(5400);
    expect(bodyOf({ ...form, minutes: '0.5' }).duration).toBe(30);
  });

  it('sends no password of a public work', () => {
    expect(bodyOf({ ...form, pwd: 'left over' }).pwd).toBeNull();
    expect(bodyOf({ ...form, auth: '1', pwd: 'open' }).pwd).toBe('open');
  });

  it('sends the group, or none', () => {
    expect(bodyOf(form).gid).toBeNull();
    expect(bodyOf({ ...form, gid: '1001' }).gid).toBe(1001);
  });

  it.each(['0', '121', '-5', 'ninety', '1e2'])('takes no %s minutes of two hours', (minutes) => {
    expect(faultsOf({ ...form, minutes })).toEqual({ minutes: 'duration' });
  });

  it('names the first of what is wrong at its field', () => {
    expect(faultsOf({ ...form, title: ' ' })).toEqual({ title: 'title' });
    expect(faultsOf({ ...form, start: '' })).toEqual({ start: 'start' });
    expect(faultsOf({ ...form, end: form.start })).toEqual({ end: 'end' });
    expect(faultsOf({ ...form, auth: '1' })).toEqual({ pwd: 'pwd' });
  });
});
