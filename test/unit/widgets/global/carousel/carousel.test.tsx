import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { carousel } from '../../../../../widgets/global/carousel/carousel';
import { mountExample, printExample } from '../../../../support/examples/mount-example';
import { passTime, settle } from '../../../../support/jest/settle';
import { giveWindow } from '../../give-window';
import { point } from '../../header/point';
import { fakeIntersectionObserver, type ObserverFake } from '../fake-intersection-observer';

const around = (html: string) => `<button id="elsewhere">Elsewhere</button>${html}`;

/** The example's first three slides, which advance by themselves only if the test gives an interval. */
const given = (frequency?: string) => (slot: HTMLElement) => {
  for (const part of ['slide', 'dot']) {
    for (const more of [...slot.querySelectorAll(`[data-part="${part}"]`)].slice(3)) more.remove();
  }
  delete slot.dataset.frequency;
  if (frequency) slot.dataset.frequency = frequency;
};

beforeEach(() => void jest.useFakeTimers());

interface MountOptions {
  wants?: string[];
  count?: number;
}

const mount = async (frequency = '5', { wants = [] }: MountOptions = {}) => {
  giveWindow(1280, wants);
  const observers: ObserverFake[] = fakeIntersectionObserver();
  const { slot, part, parts, store } = await mountExample(carousel, { around, change: given(frequency) });
  await settle();
  // jsdom has no layout: slides are 100 wide, and the track shows the one to which it was scrolled.
  parts('slide').forEach((slide, index) =>
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100, configurable: true }),
  );
  let at = 0;
  const scrollTo = ({ left }: { left: number }): void => {
    at = left / 100;
    parts('slide').forEach((slide, index) => observers[0]?.see(slide, index === at ? 1 : 0));
  };
  Object.assign(part('track'), { scrollTo });
  scrollTo({ left: 0 });
  await settle();
  const announced = () => store.getState().ui.announcements.map(({ text }) => text);
  const click = async (name: string) => (part(name).click(), settle());
  return {
    slot,
    part,
    parts,
    announced,
    click,
    swipe: (index: number) => scrollTo({ left: index * 100 }),
    at: () => at,
  };
};

describe('a carousel, before its code arrives', () => {
  it('is a list that scrolls, and hides its buttons', () => {
    printExample(carousel);
    expect(document.querySelector<HTMLElement>('[data-part="controls"]')!.hidden).toBe(true);
    expect(document.querySelector('ul')!.tabIndex).toBe(0);
  });
});

describe('a carousel, when it is mounted', () => {
  it('has buttons for the next, the previous and each slide, and wraps at the ends', async () => {
    const { part, parts, click, at } = await mount('');
    expect(part('controls').hidden).toBe(false);
    await click('next');
    await click('next');
    expect(at()).toBe(2);
    await click('next');
    expect(at()).toBe(0);
    await click('previous');
    expect(at()).toBe(2);
    parts('dot')[1]!.click();
    await settle();
    expect(at()).toBe(1);
    expect(parts('dot').map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('reaches the chosen slide even if the window is resized during the scroll', async () => {
    const { part, parts, click } = await mount('');
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
    await click('next');
    resize(400);
    arrive();
    expect(scrollTo.mock.calls).toEqual([[{ left: 200, behavior: 'auto' }], [{ left: 400, behavior: 'instant' }]]);
    arrive();
    // The browser itself keeps a slide in place after the scroll.
    resize(800);
    arrive();
    await click('next');
    arrive();
    expect(scrollTo.mock.calls.slice(2)).toEqual([[{ left: 800, behavior: 'auto' }]]);
  });

  it('has no play button if it does not advance by itself', async () => {
    const { part, at } = await mount('');
    await passTime(60_000);
    expect(part('play').hidden).toBe(true);
    expect(at()).toBe(0);
  });
});

describe('a carousel that advances by itself', () => {
  it('shows each slide for the interval, and announces nothing', async () => {
    const { at, announced, slot } = await mount();
    expect(slot.classList.contains('is-playing')).toBe(true);
    await passTime(4999);
    expect(at()).toBe(0);
    await passTime(1);
    expect(at()).toBe(1);
    await passTime(10_000);
    expect(at()).toBe(0);
    expect(announced()).toEqual([]);
  });

  it('takes an interval of 1,000 and more as milliseconds', async () => {
    const { at } = await mount('5000');
    await passTime(4900);
    expect(at()).toBe(0);
    await passTime(200);
    expect(at()).toBe(1);
  });

  it('is paused and played by its button, whose label names the action', async () => {
    const { part, click, at } = await mount();
    expect(part('play').getAttribute('aria-label')).toBe('Pause slides');
    await click('play');
    expect(part('play').getAttribute('aria-label')).toBe('Play slides');
    await passTime(20_000);
    expect(at()).toBe(0);
    await click('play');
    await passTime(5000);
    expect(at()).toBe(1);
  });

  it('handles quick clicks on the button as one', async () => {
    const { click, slot } = await mount();
    await click('play');
    await passTime(400);
    await click('play');
    expect(slot.classList.contains('is-playing')).toBe(false);
    await passTime(101);
    await click('play');
    expect(slot.classList.contains('is-playing')).toBe(true);
  });

  it('pauses under a mouse, and continues when it has left', async () => {
    const { part, slot, at } = await mount();
    point(part('track'));
    await settle();
    await passTime(20_000);
    expect(at()).toBe(0);
    expect(slot.classList.contains('is-playing')).toBe(true);
    point(document.querySelector('#elsewhere')!, { from: part('track') });
    await settle();
    await passTime(5000);
    expect(at()).toBe(1);
  });

  it('stops when it gets the focus, until the shopper plays it', async () => {
    const { part, slot, at, click } = await mount();
    slot.querySelector('a')!.focus();
    await passTime(20_000);
    expect(at()).toBe(0);
    expect(part('play').getAttribute('aria-label')).toBe('Play slides');
    part('play').focus();
    await click('play');
    await passTime(5000);
    expect(at()).toBe(1);
  });

  it('does not start with reduced motion, except by its button', async () => {
    const { at, click } = await mount(undefined, { wants: ['(prefers-reduced-motion: reduce)'] });
    await passTime(20_000);
    expect(at()).toBe(0);
    await click('play');
    await passTime(5000);
    expect(at()).toBe(1);
  });

  it('shows a slide that was chosen by hand for the whole interval', async () => {
    const { swipe, at } = await mount();
    await passTime(4000);
    swipe(2);
    await settle();
    await passTime(4000);
    expect(at()).toBe(2);
    await passTime(1000);
    expect(at()).toBe(0);
  });
});
