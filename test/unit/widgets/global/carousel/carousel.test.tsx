import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { passTime, settle } from '../../../../support/jest/settle';
import { point } from '../../header/point';
import { mountCarousel } from './mount-carousel';

beforeEach(() => void jest.useFakeTimers());

/** Three slides that rewind, and advance by themselves. */
const mount = async (frequency = '5', wants: string[] = []) => {
  const mounted = await mountCarousel(3, { rewind: true, frequency, wants });
  const { part, slot, at } = mounted;
  return {
    ...mounted,
    /** The slide in view after some milliseconds. */
    shownAfter: async (milliseconds: number) => (await passTime(milliseconds), at()),
    isPlaying: () => slot.classList.contains('is-playing'),
    label: () => part('play').getAttribute('aria-label'),
  };
};

describe('a carousel, when it is mounted', () => {
  it('has buttons for the next, the previous and each slide, but none to play if it does not advance by itself', async () => {
    const { part, next, previous, dot, currentDot, shownAfter } = await mount('');
    expect([await shownAfter(60_000), part('play').hidden, part('controls').hidden]).toEqual([0, true, false]);
    expect([await next(), await next(), await next(), await previous()]).toEqual([1, 2, 0, 2]);
    expect([await dot(1), currentDot()]).toEqual([1, 1]);
  });

  it('reaches the chosen slide even if the window is resized during the scroll', async () => {
    const { part, parts, next } = await mount('');
    const scrollTo = jest.fn();
    Object.assign(part('track'), { scrollTo });
    const resize = (width: number) => {
      Object.defineProperty(part('track'), 'clientWidth', { value: width, configurable: true });
      parts('slide').forEach((slide, index) =>
        Object.defineProperty(slide, 'offsetLeft', { value: index * width, configurable: true }),
      );
    };
    const arrive = () => part('track').dispatchEvent(new Event('scrollend'));
    resize(200);
    await next();
    resize(400);
    arrive();
    expect(scrollTo.mock.calls).toEqual([[{ left: 200, behavior: 'auto' }], [{ left: 400, behavior: 'instant' }]]);
    arrive();
    // The browser itself keeps a slide in place after the scroll.
    resize(800);
    arrive();
    await next();
    arrive();
    expect(scrollTo.mock.calls.slice(2)).toEqual([[{ left: 800, behavior: 'auto' }]]);
  });
});

describe('a carousel that advances by itself', () => {
  it('shows each slide for the interval, and announces nothing', async () => {
    const { shownAfter, announced, isPlaying } = await mount();
    expect(isPlaying()).toBe(true);
    expect([await shownAfter(4999), await shownAfter(1), await shownAfter(10_000)]).toEqual([0, 1, 0]);
    expect(announced()).toEqual([]);
  });

  it('takes an interval of 1,000 and more as milliseconds', async () => {
    const { shownAfter } = await mount('5000');
    expect([await shownAfter(4900), await shownAfter(200)]).toEqual([0, 1]);
  });

  it('is paused and played by its button, whose label names the action', async () => {
    const { label, play, shownAfter } = await mount();
    expect(label()).toBe('Pause slides');
    await play();
    expect([label(), await shownAfter(20_000)]).toEqual(['Play slides', 0]);
    await play();
    expect(await shownAfter(5000)).toBe(1);
  });

  it('handles quick clicks on the button as one', async () => {
    const { play, shownAfter, isPlaying } = await mount();
    await play();
    await shownAfter(400);
    await play();
    expect(isPlaying()).toBe(false);
    await shownAfter(101);
    await play();
    expect(isPlaying()).toBe(true);
  });

  it('pauses under a mouse, and continues when it has left', async () => {
    const { part, shownAfter, isPlaying } = await mount();
    point(part('track'));
    await settle();
    expect([await shownAfter(20_000), isPlaying()]).toEqual([0, true]);
    point(document.querySelector('#elsewhere')!, { from: part('track') });
    await settle();
    expect(await shownAfter(5000)).toBe(1);
  });

  it('stops when it gets the focus, until the shopper plays it', async () => {
    const { part, slot, shownAfter, play, label } = await mount();
    slot.querySelector('a')!.focus();
    expect([await shownAfter(20_000), label()]).toEqual([0, 'Play slides']);
    part('play').focus();
    await play();
    expect(await shownAfter(5000)).toBe(1);
  });

  it('does not start with reduced motion, except by its button', async () => {
    const { shownAfter, play } = await mount('5', ['(prefers-reduced-motion: reduce)']);
    expect(await shownAfter(20_000)).toBe(0);
    await play();
    expect(await shownAfter(5000)).toBe(1);
  });

  it('shows a slide that was chosen by hand for the whole interval', async () => {
    const { swipe, shownAfter } = await mount();
    await shownAfter(4000);
    await swipe(2);
    expect([await shownAfter(4000), await shownAfter(1000)]).toEqual([2, 0]);
  });
});
