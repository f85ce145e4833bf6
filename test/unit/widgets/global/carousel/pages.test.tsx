import { describe, expect, it } from '@jest/globals';
import { mountCarousel } from './mount-carousel';

describe('a carousel with several slides in view', () => {
  it.each([false, true])(
    'moves by as many slides as have room, and fills its last page (right to left: %s)',
    async (isMirrored) => {
      const { next, previous } = await mountCarousel(10, { inView: 4, isMirrored });
      expect([await next(), await next(), await next()]).toEqual([4, 6, 6]);
      expect([await previous(), await previous(), await previous()]).toEqual([2, 0, 0]);
    },
  );

  it('does not skip a slide that is only partly in view', async () => {
    const { next } = await mountCarousel(5, { inView: 2.7 });
    expect([await next(), await next(), await next()]).toEqual([2, 2.3, 2.3]);
  });

  it('has one dot for each page', async () => {
    const { shownDots, currentDot, dot, next } = await mountCarousel(10, { inView: 4 });
    expect([shownDots(), currentDot()]).toEqual([3, 0]);
    expect([await next(), currentDot()]).toEqual([4, 1]);
    expect([await dot(2), currentDot()]).toEqual([6, 2]);
    expect([await dot(0), currentDot()]).toEqual([0, 0]);
  });

  it('announces the page, also after a swipe', async () => {
    const { next, swipe, announced } = await mountCarousel(10, { inView: 4 });
    await next();
    await swipe(6);
    expect(announced()).toEqual(['Slide 2 of 3', 'Slide 3 of 3']);
  });

  it('says at the ends that there are no more slides, and keeps the focus on the button', async () => {
    const { ends, next, part } = await mountCarousel(8, { inView: 4 });
    expect(ends()).toEqual(['true', null]);
    part('next').focus();
    await next();
    expect(ends()).toEqual([null, 'true']);
    expect(document.activeElement).toBe(part('next'));
  });

  it('leads from one end to the other if it rewinds', async () => {
    const { ends, next, previous } = await mountCarousel(8, { inView: 4, rewind: true });
    expect([await previous(), ends()]).toEqual([4, [null, null]]);
    expect([await next(), ends()]).toEqual([0, [null, null]]);
  });
});

describe('the buttons of a carousel', () => {
  it('are hidden until the slides are measured, appear and disappear with the width, without an announcement', async () => {
    const { wasHidden, part, resize, shownDots, announced, next } = await mountCarousel(4, { inView: 4 });
    expect([wasHidden, ...['controls', 'previous', 'next'].map((name) => part(name).hidden)]).toEqual(
      Array(4).fill(true),
    );
    await resize({ inView: 2 });
    expect([part('controls').hidden, part('next').hidden, shownDots()]).toEqual([false, false, 2]);
    await next();
    expect(announced()).toEqual(['Slide 2 of 2']);
    await resize({ inView: 1 });
    expect(shownDots()).toBe(4);
    await resize({ inView: 5 });
    expect(part('controls').hidden).toBe(true);
    expect(announced()).toEqual(['Slide 2 of 2']);
  });
});
