import { beforeEach, describe, expect, it } from '@jest/globals';
import { productGallery } from '../../../../../widgets/product-extras/gallery/product-gallery';
import { settle } from '../../../../support/jest/settle';
import { fakeIntersectionObserver } from '../../global/fake-intersection-observer';
import { giveDialogs } from '../../global/give-dialogs';
import { press } from '../../header/point';
import { mountProductExample, productHtml } from '../../product/product-page';

beforeEach(() => {
  fakeIntersectionObserver();
  giveDialogs();
});

const red = { image: { data: 'https://cdn.test/{:size}/red.jpg', alt: 'In red' } };

interface MountOptions {
  readonly change?: (slot: HTMLElement) => void;
  readonly options?: string;
  /** The slide to which the shopper has swiped before the mount. */
  readonly swiped?: number;
  readonly isMirrored?: boolean;
  /** The response that the platform rendered for the page's product. */
  readonly rendered?: Parameters<typeof mountProductExample>[1];
}

/** jsdom has no layout: each visible slide is 100 wide, and so are the tracks. */
const mount = async (given: MountOptions = {}) => {
  const { change, options = '', swiped = 0, isMirrored = false, rendered = null } = given;
  const sign = isMirrored ? -1 : 1;
  const layOut = (slot: HTMLElement): void => {
    change?.(slot);
    for (const track of slot.querySelectorAll<HTMLElement>('[data-part="pictures"], [data-part="viewer-pictures"]')) {
      const slides = () => [...track.children].filter((slide) => !(slide as HTMLElement).hidden);
      Object.defineProperty(track, 'clientWidth', { value: 100 });
      track.scrollLeft = swiped * sign * 100;
      track.scrollTo = ((to: ScrollToOptions) => {
        track.scrollLeft = to.left!;
        track.dispatchEvent(new Event('scroll'));
      }) as HTMLElement['scrollTo'];
      for (const slide of track.children)
        Object.defineProperty(slide, 'offsetLeft', { get: () => slides().indexOf(slide) * sign * 100 });
    }
  };
  const mounted = await mountProductExample(productGallery, rendered, {
    around: (slot) => productHtml(`<form data-cart-item-add>${options}</form>${slot}`),
    change: layOut,
  });
  const { part, parts, slot } = mounted;
  const at = (name: string) => (part(name).scrollLeft * sign) / 100;
  return {
    ...mounted,
    /** The slide in view, and the index of the current thumbnail. */
    inStep: () => [
      at('pictures'),
      parts('thumbnail').findIndex((thumbnail) => thumbnail.getAttribute('aria-current') === 'true'),
    ],
    swipe: async (index: number) => {
      part('pictures').scrollTo({ left: index * sign * 100 });
      await settle();
    },
    viewer: {
      dialog: slot.querySelector('dialog')!,
      at: () => at('viewer-pictures'),
      counter: () => part('counter').textContent,
    },
    frames: () => [...slot.querySelectorAll('iframe')].map(({ src, title }) => [src.split('?')[0], title]),
  };
};

describe('the track of pictures, when it is mounted', () => {
  it.each([false, true])('is in step with the thumbnails (from right to left: %s)', async (isMirrored) => {
    const { swipe, click, parts, inStep } = await mount({ isMirrored });
    expect(inStep()).toEqual([0, 0]);
    await swipe(2);
    expect(inStep()).toEqual([2, 2]);
    await click(parts('thumbnail')[1]!);
    expect(inStep()).toEqual([1, 1]);
    expect(parts('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
  });

  it('stays where the shopper has swiped before', async () => {
    expect((await mount({ swiped: 2, rendered: red })).inStep()).toEqual([2, 2]);
  });

  it('has small pictures after the first, until the gallery is touched', async () => {
    const { part, parts } = await mount();
    const sizes = () => parts('image').map((image) => (image as HTMLImageElement).sizes);
    const [large, ...others] = sizes();
    expect(others).toHaveLength(3);
    for (const small of others) expect(small).toMatch(/, 0\.1px$/);
    part('figure').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await settle();
    expect(sizes()).toEqual(Array(4).fill(large));
  });

  it('plays a video in its place, until another picture is shown', async () => {
    const { swipe, click, parts, frames } = await mount();
    await swipe(4);
    await click(parts('video')[0]!);
    expect(frames()).toEqual([['https://www.youtube-nocookie.com/embed/eRsGyueVLvQ', 'How to trim a wick']]);
    await swipe(3);
    expect(frames()).toEqual([]);
  });
});

describe('the pictures on the whole screen', () => {
  it('open at the pressed picture, go on by buttons and arrow keys, and are counted', async () => {
    const { swipe, click, parts, part, viewer, inStep } = await mount();
    await swipe(1);
    await click(parts('link')[1]!);
    expect([viewer.dialog.open, viewer.at(), viewer.counter()]).toEqual([true, 1, '2 of 6']);
    await click(part('viewer-next'));
    expect([viewer.at(), viewer.counter(), inStep()]).toEqual([2, '3 of 6', [2, 2]]);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      press(key);
      await settle();
    }
    const isOff = (name: string) => part(name).getAttribute('aria-disabled');
    expect([viewer.at(), viewer.counter(), isOff('viewer-next')]).toEqual([5, '6 of 6', 'true']);
    press('ArrowLeft');
    await settle();
    expect([viewer.at(), isOff('viewer-next')]).toEqual([4, null]);
  });

  it('go the other way from right to left', async () => {
    const { click, part, viewer } = await mount({ isMirrored: true });
    // In jsdom nothing is inherited.
    viewer.dialog.style.direction = 'rtl';
    await click(part('link'));
    press('ArrowLeft');
    await settle();
    expect(viewer.at()).toBe(1);
  });

  it('close, stop the video, and return the focus to the picture that was shown last', async () => {
    const { click, part, parts, viewer, frames } = await mount();
    await click(part('link'));
    await click(part('viewer-next'));
    await click(part('close'));
    expect([viewer.dialog.open, document.activeElement === parts('link')[1]]).toEqual([false, true]);
    await click(parts('thumbnail')[4]!);
    await click(part('link'));
    await click(parts('video')[2]!);
    expect(frames()).toHaveLength(1);
    await click(part('close'));
    expect(frames()).toEqual([]);
  });
});

describe('the track of pictures, when the shop changes', () => {
  it('goes to the picture of the chosen option, and then back', async () => {
    const { swipe, respond, inStep, parts } = await mount();
    await swipe(2);
    const second = parts('thumbnail')[1]!.dataset.imageGalleryZoomImageUrl!;
    await respond({ image: { data: second.replace('1920x1920', '{:size}'), alt: '' } });
    expect(inStep()).toEqual([1, 1]);
    await respond({ image: null });
    expect(inStep()).toEqual([2, 2]);
  });

  it('shows a picture that it does not have in the first place, on the whole screen too', async () => {
    const { swipe, respond, inStep, parts } = await mount();
    await swipe(2);
    const first = () => [parts('image')[0]!, parts('viewer-image')[0]!].map((image) => image.getAttribute('src'));
    const rendered = first();
    await respond(red);
    expect(first()).toEqual(['https://cdn.test/960x960/red.jpg', 'https://cdn.test/1920x1920/red.jpg']);
    expect(inStep()).toEqual([0, -1]);
    await respond({ image: null });
    expect([first(), inStep()]).toEqual([rendered, [2, 2]]);
  });
});

describe('pictures by option value', () => {
  const colours = `<div data-product-attribute="swatch">
    <label><input type="radio" name="attribute[1]" value="1">Red</label>
    <label><input type="radio" name="attribute[1]" value="2">Green</label></div>`;
  const described = (slot: HTMLElement): void => {
    slot.dataset.byOption = 'true';
    const alts = ['The lamp', 'The lamp in red', 'The lamp in green', 'A green lamp on a desk'];
    for (const list of ['img[data-part="image"]', '[data-part="thumbnail"] img'])
      slot.querySelectorAll<HTMLImageElement>(list).forEach((image, index) => void (image.alt = alts[index]!));
  };
  const choose = async (value: string) => {
    const radio = document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`)!;
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    await settle();
  };

  it('hides what belongs to another colour, and shows another picture if the shown one goes', async () => {
    const { parts, swipe, inStep, viewer } = await mount({ change: described, options: colours });
    const shown = (part: string) => parts(part).flatMap(({ hidden }, index) => (hidden ? [] : [index]));
    await swipe(1);
    await choose('2');
    expect([shown('slide'), shown('thumbnail'), shown('viewer-slide')]).toEqual(
      ['slide', 'thumbnail', 'viewer-slide'].map(() => [0, 2, 3, 4, 5]),
    );
    expect([inStep(), viewer.counter()]).toEqual([[0, 0], '1 of 5']);
    await swipe(1);
    expect(inStep()).toEqual([1, 2]);
    await choose('1');
    expect(shown('slide')).toEqual([0, 1, 4, 5]);
    expect(inStep()).toEqual([0, 0]);
  });

  it('is off unless the theme switches it on', async () => {
    const change = (slot: HTMLElement) => {
      described(slot);
      slot.dataset.byOption = 'false';
    };
    const { parts } = await mount({ change, options: colours });
    await choose('2');
    expect(parts('slide').some(({ hidden }) => hidden)).toBe(false);
  });
});
