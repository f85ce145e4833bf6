import { beforeEach, describe, expect, it } from '@jest/globals';
import { productGallery } from '../../../../../widgets/product-extras/gallery/product-gallery';
import { settle } from '../../../../support/jest/settle';
import { fakeIntersectionObserver, type ObserverFake } from '../../global/fake-intersection-observer';
import { mountProductExample, productHtml } from '../../product/product-page';

/** The example with twelve thumbnails, each of a picture of its own. */
const withTwelve = (slot: HTMLElement): void => {
  const items = [...slot.querySelectorAll('.productView-thumbnail')];
  for (const item of items.slice(1)) item.remove();
  for (let index = 11; index > 0; index -= 1) {
    const copy = items[0]!.cloneNode(true) as HTMLElement;
    const link = copy.querySelector('a')!;
    link.removeAttribute('aria-current');
    link.dataset.imageGalleryZoomImageUrl = `https://cdn.test/1920x1920/${index}.jpg`;
    items[0]!.after(copy);
  }
};

let observers: ObserverFake[] = [];
beforeEach(() => void (observers = fakeIntersectionObserver()));

const box = (left: number, width: number) => () => ({ left, right: left + width }) as DOMRect;

/** jsdom has no layout: each thumbnail is 100 wide, and `inView` of them fit. */
const mount = async (inView: number, { isMirrored = false } = {}) => {
  const mounted = await mountProductExample(productGallery, null, { around: productHtml, change: withTwelve });
  const { part, parts } = mounted;
  let scrolled = 0;
  const measure = () => {
    part('track').getBoundingClientRect = box(0, inView * 100);
    const thumbnails = parts('thumbnail');
    thumbnails.forEach((thumbnail, index) => {
      const left = isMirrored ? (inView - 1 - index) * 100 : index * 100;
      thumbnail.getBoundingClientRect = box(left - scrolled, 100);
    });
    for (const end of [thumbnails[0]!, thumbnails.at(-1)!]) {
      const { left, right } = end.getBoundingClientRect();
      observers[0]?.see(end, left >= 0 && right <= inView * 100 ? 1 : 0);
    }
  };
  const most = Math.max(12 - inView, 0) * 100;
  part('track').scrollBy = (({ left }: { left: number }) => {
    const next = scrolled + left;
    scrolled = isMirrored ? Math.max(Math.min(next, 0), -most) : Math.min(Math.max(next, 0), most);
    measure();
  }) as HTMLElement['scrollBy'];
  const wasHidden = part('next').hidden;
  measure();
  await settle();
  const click = async (element: HTMLElement) => (await mounted.click(element), Math.abs(scrolled) / 100);
  return {
    ...mounted,
    wasHidden,
    choose: (index: number) => click(parts('thumbnail')[index]!),
    next: () => click(part('next')),
    previous: () => click(part('previous')),
    ends: () => ['previous', 'next'].map((name) => part(name).getAttribute('aria-disabled')),
    scrolled: () => scrolled / 100,
  };
};

describe('the row of thumbnails, when it is mounted', () => {
  it('has no buttons while all have room', async () => {
    const { wasHidden, part } = await mount(12);
    expect([wasHidden, part('previous').hidden, part('next').hidden]).toEqual([true, true, true]);
  });

  it.each([false, true])(
    'is moved by as many as have room, up to its ends (from right to left: %s)',
    async (isMirrored) => {
      const { part, next, previous, ends } = await mount(5, { isMirrored });
      expect([part('previous').hidden, part('next').hidden, ends()]).toEqual([false, false, ['true', null]]);
      expect([await next(), ends()]).toEqual([5, [null, null]]);
      expect([await next(), ends()]).toEqual([7, [null, 'true']]);
      expect([await next(), await previous(), await previous()]).toEqual([7, 2, 0]);
    },
  );

  it('scrolls the chosen thumbnail into view, and no further', async () => {
    const { choose, next } = await mount(5);
    expect([await choose(3), await choose(6), await choose(4), await next()]).toEqual([0, 2, 2, 7]);
    expect(await choose(5)).toBe(5);
  });

  it('scrolls to the picture of a chosen option', async () => {
    const { respond, scrolled } = await mount(5);
    await respond({ image: { data: 'https://cdn.test/{:size}/9.jpg', alt: 'Nine' } });
    await settle();
    expect(scrolled()).toBe(5);
  });
});
