import { act, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok } from '../../testing/fakeServer';
import { show } from '../../testing/show';
import { Carousel } from './Carousel';
import { homeTexts } from './texts';

const picture = (id: number, hint: string) => ({ id, url: `/api/public/img/${id}.png`, hint });
const three = [picture(1, 'Sports day.png'), picture(2, 'Hall.jpg'), picture(3, '')];
const shownNow = () => screen.getByRole('img').getAttribute('src');
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

async function showCarousel(pictures = three) {
  fakeServer({ 'GET /api/home-carousel': ok(pictures) });
  await show(<Carousel />, [homeTexts]);
  await wait(0);
}

describe('the carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('goes on after five seconds, and round [S1-2.2-3, S1-9-8g]', async () => {
    await showCarousel();
    expect(screen.getByRole('img', { name: 'Sports day' })).toBeTruthy();
    await wait(4999);
    expect(shownNow()).toBe('/api/public/img/1.png');
    await wait(1);
    expect(shownNow()).toBe('/api/public/img/2.png');
    await wait(5000);
    await wait(5000);
    expect(shownNow()).toBe('/api/public/img/1.png');
  });

  it('waits while somebody points at it or is inside with the keyboard', async () => {
    await showCarousel();
    const carousel = screen.getByRole('region', { name: 'Pictures' });
    fireEvent.pointerEnter(carousel);
    await wait(20_000);
    expect(shownNow()).toBe('/api/public/img/1.png');
    fireEvent.pointerLeave(carousel);
    await wait(5000);
    expect(shownNow()).toBe('/api/public/img/2.png');
    fireEvent.focusIn(carousel);
    await wait(20_000);
    expect(shownNow()).toBe('/api/public/img/2.png');
    fireEvent.focusOut(carousel);
    await wait(5000);
    expect(shownNow()).toBe('/api/public/img/3.png');
  });

  it('is stopped and turned by its buttons', async () => {
    await showCarousel();
    fireEvent.click(screen.getByRole('button', { name: 'Stop changing pictures' }));
    await wait(20_000);
    expect(shownNow()).toBe('/api/public/img/1.png');
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(shownNow()).toBe('/api/public/img/3.png');
    expect(screen.getByText('Picture 3 of 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shownNow()).toBe('/api/public/img/1.png');
  });

  it('rests for those who want little motion, until they start it', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    await showCarousel();
    await wait(20_000);
    expect(shownNow()).toBe('/api/public/img/1.png');
    fireEvent.click(screen.getByRole('button', { name: 'Change pictures by itself' }));
    await wait(5000);
    expect(shownNow()).toBe('/api/public/img/2.png');
  });

  it('has no buttons for one picture, and is absent without any', async () => {
    await showCarousel([picture(1, 'Hall.jpg')]);
    expect(screen.queryByRole('button')).toBeNull();
    await wait(20_000);
    expect(shownNow()).toBe('/api/public/img/1.png');
  });

  it('is absent without pictures', async () => {
    await showCarousel([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
