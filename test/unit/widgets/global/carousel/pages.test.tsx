import { beforeEach, describe, expect, it } from '@jest/globals';
import { carousel } from '../../../../../widgets/global/carousel/carousel';
import { mountExample } from '../../../../support/examples/mount-example';
import { settle } from '../../../../support/jest/settle';
import { giveWindow } from '../../give-window';
import { fakeIntersectionObserver, type ObserverFake } from '../fake-intersection-observer';

beforeEach(() => void giveWindow(1280));

/** The example with this many slides and dots, which do not advance by themselves. */
const withSlides = (count: number, rewind: boolean) => (slot: HTMLElement) => {
  for (const name of ['slide', 'dot']) {
    const [first, ...others] = slot.querySelectorAll(`[data-part="${name}"]`);
    const item = (element: Element | undefined) => (name === 'dot' ? element?.parentElement : element);
    for (const other of others) item(other)!.remove();
    for (let copies = 1; copies < count; copies += 1) item(first)!.after(item(first)!.cloneNode(true));
  }
  delete slot.dataset.frequency;
  slot.dataset.rewind = String(rewind);
};

interface Layout {
  /** The number of slides that have room, and a share of another one. */
  inView: number;
  isMirrored?: boolean;
}

/** jsdom has no layout: slides are 100 wide, and the track is scrolled by slides. */
function layOut(track: HTMLElement, slides: HTMLElement[], observers: ObserverFake[]) {
  let inView = 1;
  let at = 0;
  const tell = () =>
    slides.forEach((slide, index) => {
      const share = Math.min(index + 1, at + inView) - Math.max(index, at);
      observers[0]?.see(slide, Math.max(share, 0));
    });
  const scrollTo = ({ left }: { left: number }): void => {
    at = Math.max(Math.min(Math.abs(left) / 100, slides.length - inView), 0);
    tell();
  };
  const define = (element: HTMLElement, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  const resize = ({ inView: next, isMirrored = false }: Layout) => {
    inView = next;
    const sign = isMirrored ? -1 : 1;
    define(track, { clientWidth: inView * 100 });
    slides.forEach((slide, index) => define(slide, { offsetLeft: sign * index * 100, offsetWidth: 100 }));
    scrollTo({ left: at * 100 });
  };
  Object.assign(track, { scrollTo });
  return { resize, scrollTo, at: () => at };
}

const mount = async (count: number, layout: Layout, rewind = false) => {
  const observers = fakeIntersectionObserver();
  const { part, parts, store } = await mountExample(carousel, { change: withSlides(count, rewind) });
  await settle();
  const { resize, scrollTo, at } = layOut(part('track'), parts('slide'), observers);
  const wasHidden = part('controls').hidden;
  resize(layout);
  await settle();
  const click = async (element: HTMLElement) => {
    element.click();
    await settle();
    return at();
  };
  return {
    part,
    parts,
    wasHidden,
    at,
    next: () => click(part('next')),
    previous: () => click(part('previous')),
    dot: (index: number) => click(parts('dot')[index]!),
    swipe: async (slides: number) => {
      scrollTo({ left: slides * 100 });
      await settle();
    },
    resize: async (next: Layout) => {
      resize(next);
      await settle();
    },
    shownDots: () => parts('dot').filter(({ hidden }) => !hidden),
    currentDot: () => parts('dot').findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
    ends: () => ['previous', 'next'].map((name) => part(name).getAttribute('aria-disabled')),
    announced: () => store.getState().ui.announcements.map(({ text }) => text),
  };
};

describe('a carousel with several slides in view', () => {
  it('moves by as many slides as have room, and fills its last page', async () => {
    const { next, previous } = await mount(10, { inView: 4 });
    expect([await next(), await next(), await next()]).toEqual([4, 6, 6]);
    expect([await previous(), await previous(), await previous()]).toEqual([2, 0, 0]);
  });

  it('does not skip a slide that is only partly in view', async () => {
    const { next } = await mount(5, { inView: 2.7 });
    expect([await next(), await next(), await next()]).toEqual([2, 2.3, 2.3]);
  });

  it('moves the same way from right to left', async () => {
    const { next, previous } = await mount(10, { inView: 4, isMirrored: true });
    expect([await next(), await next(), await previous()]).toEqual([4, 6, 2]);
  });

  it('has one dot for each page', async () => {
    const { shownDots, currentDot, dot, next } = await mount(10, { inView: 4 });
    expect([shownDots().length, currentDot()]).toEqual([3, 0]);
    expect([await next(), currentDot()]).toEqual([4, 1]);
    expect([await dot(2), currentDot()]).toEqual([6, 2]);
    expect([await dot(0), currentDot()]).toEqual([0, 0]);
  });

  it('announces the page, also after a swipe', async () => {
    const { next, swipe, announced } = await mount(10, { inView: 4 });
    await next();
    await swipe(6);
    expect(announced()).toEqual(['Slide 2 of 3', 'Slide 3 of 3']);
  });

  it('says at the ends that there are no more slides, and keeps the focus on the button', async () => {
    const { ends, next, part } = await mount(8, { inView: 4 });
    expect(ends()).toEqual(['true', null]);
    part('next').focus();
    await next();
    expect(ends()).toEqual([null, 'true']);
    expect(document.activeElement).toBe(part('next'));
  });

  it('leads from one end to the other if it rewinds', async () => {
    const { ends, next, previous } = await mount(8, { inView: 4 }, true);
    expect([await previous(), ends()]).toEqual([4, [null, null]]);
    expect([await next(), ends()]).toEqual([0, [null, null]]);
  });
});

describe('the buttons of a carousel', () => {
  it('are hidden until the slides are measured, and while all are in view', async () => {
    const { wasHidden, part } = await mount(4, { inView: 4 });
    expect(wasHidden).toBe(true);
    expect(['controls', 'previous', 'next'].map((name) => part(name).hidden)).toEqual([true, true, true]);
  });

  it('appear and disappear with the width, without an announcement', async () => {
    const { part, resize, shownDots, announced, next } = await mount(4, { inView: 4 });
    await resize({ inView: 2 });
    expect([part('controls').hidden, part('next').hidden, shownDots().length]).toEqual([false, false, 2]);
    await next();
    expect(announced()).toEqual(['Slide 2 of 2']);
    await resize({ inView: 1 });
    expect(shownDots().length).toBe(4);
    await resize({ inView: 5 });
    expect(part('controls').hidden).toBe(true);
    expect(announced()).toEqual(['Slide 2 of 2']);
  });
});
