import { afterAll, describe, expect, it } from 'vitest';
import { sampleBoot, sampleConfig } from '../../testing/samples';
import { replaceBootData } from '../api/boot';
import { siteField, timeOfSiteField } from './siteField';

const siteIn = (timezone: string) =>
  replaceBootData(sampleBoot({ config: sampleConfig({ timezone }) }));

afterAll(() => replaceBootData(sampleBoot()));

describe("a field in the site's zone", () => {
  it.each([
    ['Asia/Shanghai', '2026-11-21T09:30', '2026-11-21T01:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T00:00:15', '2026-11-20T18:15:15.000Z'],
    // Before and after clocks are set forward, and back.
    ['Europe/Berlin', '2026-03-29T01:30:00', '2026-03-29T00:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25T01:30:00', '2026-10-24T23:30:00.000Z'],
    ['America/New_York', '2026-11-01T03:00:00', '2026-11-01T08:00:00.000Z'],
  ])('of %s: %s', (zone, field, moment) => {
    siteIn(zone);
    expect(new Date(timeOfSiteField(field)).toISOString()).toBe(moment);
    expect(siteField(moment)).toBe(field.padEnd(19, ':00'));
  });

  it.each(['', 'soon', '2026-13-01T00:00'])('takes no “%s”', (field) => {
    siteIn('Asia/Shanghai');
    expect(timeOfSiteField(field)).toBeNaN();
  });
});
