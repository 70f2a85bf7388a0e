import { act, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootData } from '../../shared/api/boot';
import { synchronise } from '../../shared/lib/serverClock';
import { fakeServer, ok } from '../../testing/fakeServer';
import { sampleConfig } from '../../testing/samples';
import { show } from '../../testing/show';
import AddressCard from './AddressCard';
import { Clock } from './Clock';
import { PromoImages } from './PromoImages';
import { Quotation } from './Quotation';
import { SevenDayRank } from './SevenDayRank';
import { homeTexts } from './texts';
import { WeekChart } from './WeekChart';

const days = ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22'];
const week = (totalCountList: number[], acCountList: number[]) => ({
  'GET /api/get-last-week-submission-statistics': ok({
    dateStrList: days,
    totalCountList,
    acCountList,
  }),
});

beforeEach(() => {
  Object.assign(bootData().config, sampleConfig());
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cards of the home page', () => {
  it('draws a week in proportion, with a table for those who cannot see it', async () => {
    fakeServer(week([0, 0, 10, 0, 0, 5, 0], [0, 0, 5, 0, 0, 0, 0]));
    await show(<WeekChart />, [homeTexts]);
    const table = await screen.findByRole('table');
    expect(table.querySelectorAll('tbody tr')[2]?.textContent).toBe('11-18510');
    const heights = [...document.querySelectorAll('rect')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(heights).toEqual([0, 0, 0, 0, 108, 54, 0, 0, 0, 0, 54, 0, 0, 0]);
  });

  it('leaves out a week without submissions', async () => {
    const { asked } = fakeServer(week([0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0]));
    await show(<WeekChart />, [homeTexts]);
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the quotation with its source', async () => {
    fakeServer({ 'GET /api/quotation': ok({ text: 'Measure twice.', from: 'Proverb' }) });
    await show(<Quotation />);
    expect((await screen.findByText('Measure twice.')).tagName).toBe('BLOCKQUOTE');
    expect(screen.getByText('— Proverb')).toBeTruthy();
  });

  it('shows the time of the server four times a second [S1-2.2-8, S1-9-8h]', async () => {
    vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
    bootData().config.timezone = 'UTC';
    synchronise('2026-11-21T09:30:12.800+00:00');
    await show(<Clock />, [homeTexts]);
    const second = () => /:(\d\d)(?!:)/.exec(document.body.textContent ?? '')?.[1];
    const wait = (ms: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(ms);
      });
    expect(second()).toBe('12');
    await wait(200);
    expect(second()).toBe('12');
    await wait(50);
    expect(second()).toBe('13');
  });

  it.each([
    ['Asia/Shanghai', '17:30:12', 'Saturday, November 21'],
    ['Pacific/Auckland', '22:30:12', 'Saturday, November 21'],
    ['America/New_York', '04:30:12', 'Saturday, November 21'],
    ['Pacific/Kiritimati', '23:30:12', 'Saturday, November 21'],
  ])("shows the site's time of %s, not this computer's", async (timezone, time, day) => {
    vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
    bootData().config.timezone = timezone;
    synchronise('2026-11-21T09:30:12.000+00:00');
    await show(<Clock />, [homeTexts]);
    expect(screen.getByText(time)).toBeTruthy();
    expect(screen.getByText(new RegExp(day))).toBeTruthy();
  });

  it("says when this computer's clock is wrong", async () => {
    synchronise(new Date(Date.now() - 3.5 * 60_000).toISOString());
    await show(<Clock />, [homeTexts]);
    expect(screen.getByText(/clock is 3 minutes ahead/)).toBeTruthy();
  });

  it('shows who solved most, with place, picture, name, title and number [S1-2.2-6]', async () => {
    const person = (place: number, changes = {}) => ({
      uid: `u${place}`,
      username: `person${place}`,
      nickname: null,
      avatar: null,
      titleName: null,
      titleColor: null,
      ac: 10 - place,
      ...changes,
    });
    const star = { nickname: 'Lin', avatar: '/a.png', titleName: 'Star', titleColor: '#123456' };
    fakeServer({ 'GET /api/get-recent-seven-ac-rank': ok([person(1, star), person(2)]) });
    await show(<SevenDayRank />, [homeTexts]);
    const link = await screen.findByRole('link', { name: 'person1' });
    expect(link.getAttribute('href')).toBe('/user-home?uid=u1&username=person1');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Place 11person1LinStar9');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/a.png');
    expect(second?.textContent).toBe('Place 22person28');
  });

  it('shows an address with its QR code as large as the window', async () => {
    await show(<AddressCard addresses={['http://192.168.1.5:8080']} />, [homeTexts]);
    fireEvent.click(
      screen.getByRole('button', { name: 'Show http://192.168.1.5:8080 to the class' }),
    );
    const code = await screen.findByRole('img', { name: 'QR code of http://192.168.1.5:8080' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1zM5 4/);
  });

  it('opens pictures of other sites in a new window, and hides all when told to [S1-2.2-9]', async () => {
    const pictures = { image1: '/api/public/img/a.png', addr1: 'https://school.example/news' };
    const more = { image2: '/b.png', addr2: '/problem', image3: '/c.png', addr3: '' };
    Object.assign(bootData().config, pictures, more);
    const { unmount } = await show(<PromoImages />);
    expect(document.querySelectorAll('img')).toHaveLength(3);
    const [outside, inside] = screen.getAllByRole('link');
    expect(outside?.getAttribute('href')).toBe('https://school.example/news');
    expect(outside?.getAttribute('target')).toBe('_blank');
    expect(inside?.getAttribute('target')).toBeNull();
    expect(inside?.getAttribute('href')).toBe('/problem');
    unmount();
    bootData().config.visible2 = false;
    await show(<PromoImages />);
    expect(document.querySelector('img')).toBeNull();
  });
});
