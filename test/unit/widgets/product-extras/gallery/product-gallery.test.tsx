import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pictureSrcset } from '../../../../../widgets/product-extras/gallery/gallery-picture';
import { productGallery } from '../../../../../widgets/product-extras/gallery/product-gallery';
import { settle } from '../../../../support/jest/settle';
import { fakeIntersectionObserver } from '../../global/fake-intersection-observer';
import { mountProductExample, productHtml } from '../../product/product-page';

/** The URL of one of the example's images. The tests use this host instead of the local shop. */
const at = (size: string, name: string) => `https://cdn.test/images/stencil/${size}/products/101/${name}.svg?c=1`;
const around = (html: string) => productHtml(html.replace(/http:\/\/localhost:\d+/g, 'https://cdn.test'));
const [fromFront, fromSide] = ['Harbour Desk Lamp', 'Harbour Desk Lamp, from the side'];

const red = { image: { data: 'https://cdn.test/{:size}/red.jpg', alt: 'In red' } };

/** As in themes with a single large picture, which a tap enlarges in place. */
const withSinglePicture = (slot: HTMLElement): void => {
  for (const other of [...slot.querySelectorAll('[data-part="slide"]')].slice(1)) other.remove();
  for (const name of ['slide', 'pictures']) slot.querySelector(`[data-part="${name}"]`)!.removeAttribute('data-part');
  for (const video of slot.querySelectorAll('[href*="youtube"]')) video.parentElement!.remove();
  slot.querySelector('dialog')!.remove();
};

const mount = async (
  rendered: Parameters<typeof mountProductExample>[1] = null,
  change = (_slot: HTMLElement) => {},
) => {
  const mounted = await mountProductExample(productGallery, rendered, {
    around,
    change: (slot) => {
      withSinglePicture(slot);
      change(slot);
    },
  });
  const { part, parts, click, key } = mounted;
  const [image, link] = [part('image') as HTMLImageElement, part('link') as HTMLAnchorElement];
  Object.defineProperty(part('figure'), 'clientWidth', { value: 600 });
  return {
    ...mounted,
    image,
    link,
    shown: () => [image.src, image.alt],
    /** The index of the marked thumbnail, -1 for none. */
    current: () => parts('thumbnail').findIndex((one) => one.getAttribute('aria-current') === 'true'),
    choose: (index: number, init: MouseEventInit = {}) => click(parts('thumbnail')[index]!, init),
    /** Returns whether the gallery handled the key. */
    press: async (name: string) => {
      const isHandled = key(link, name);
      await settle();
      return isHandled;
    },
    isZoomed: () => !part('zoom').hidden,
    /** Sends a mouse's events to the picture. */
    hover: async (...types: string[]) => {
      for (const type of types) {
        part('figure').dispatchEvent(new PointerEvent(type, { bubbles: type === 'pointermove', pointerType: 'mouse' }));
        await settle();
      }
    },
    position: () => part('zoom').style.backgroundPosition,
  };
};

/** The width of the image that the browser loads; 0 for a failure. */
let width = 1920;
beforeEach(() => {
  fakeIntersectionObserver();
  width = 1920;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'src', {
      set() {
        Object.defineProperty(picture, 'naturalWidth', { value: width });
        queueMicrotask(() => picture.dispatchEvent(new Event(width ? 'load' : 'error')));
      },
    });
    return picture;
  });
});

describe('a single large picture', () => {
  it('shows the picture that the server rendered, also if a response has none', async () => {
    const { shown, current, respond } = await mount();
    expect([shown(), current()]).toEqual([[at('960x960', 'front'), fromFront], 0]);
    await respond({ purchasable: false, instock: false });
    expect(shown()).toEqual([at('960x960', 'front'), fromFront]);
  });

  it('shows the picture of a thumbnail, with its own text, and leaves a press with Ctrl to the browser', async () => {
    const { parts, choose, shown, current, image, link, part } = await mount();
    expect([await choose(1, { ctrlKey: true }), shown()[1]]).toEqual([true, fromFront]);
    expect(await choose(1)).toBe(false);
    expect([shown(), current()]).toEqual([[at('960x960', 'turned'), fromSide], 1]);
    expect(image.srcset.split(', ')[0]).toEqual(`${at('80w', 'turned')} 80w`);
    expect([link.href, part('figure').dataset.zoomImage]).toEqual(Array(2).fill(at('1920x1920', 'turned')));
    expect(parts('thumbnail')[1]?.classList.contains('is-active')).toBe(true);
  });

  it('shows the picture of a thumbnail at Space, as a button does, and leaves other keys to the browser', async () => {
    const { parts, key, current } = await mount();
    expect([key(parts('thumbnail')[1]!, 'Tab'), current()]).toEqual([false, 0]);
    expect(key(parts('thumbnail')[1]!, ' ')).toBe(true);
    await settle();
    expect(current()).toBe(1);
  });

  it('marks a broken picture', async () => {
    const { image, part, choose } = await mount();
    image.dispatchEvent(new Event('error'));
    await settle();
    expect(part('figure').classList.contains('is-broken')).toBe(true);
    await choose(1);
    expect(part('figure').className).toBe('productView-image');
  });
});

it('the URLs of a picture exist in the shop’s eight widths', () => {
  expect(pictureSrcset('https://cdn.test/{:size}/lamp.jpg').split(', ')).toEqual(
    [80, 160, 320, 640, 960, 1280, 1920, 2560].map((size) => `https://cdn.test/${size}w/lamp.jpg ${size}w`),
  );
});

describe('the zoomed picture', () => {
  it('opens and closes by Enter, Space and Escape, and moves by the arrow keys', async () => {
    const { click, press, isZoomed, part, link, position } = await mount();
    link.focus();
    expect(Image).not.toHaveBeenCalled();
    // Enter on a link is a click without coordinates.
    expect([await click(link), isZoomed(), link.getAttribute('aria-pressed')]).toEqual([false, true, 'true']);
    expect([part('figure').classList.contains('is-zoomed'), position()]).toEqual([true, '50% 50%']);
    for (const key of ['ArrowRight', 'ArrowUp']) expect(await press(key)).toBe(true);
    expect(position()).toBe('62% 38%');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) expect(await press(key)).toBe(true);
    expect(position()).toBe('38% 62%');
    expect([await press('Escape'), isZoomed()]).toEqual([true, false]);
    expect([await press('Escape'), await press('ArrowDown')]).toEqual([false, false]);
    await press(' ');
    expect(isZoomed()).toBe(true);
    // The focus moves on.
    link.blur();
    await settle();
    expect(isZoomed()).toBe(false);
  });

  it('ends at Escape wherever the focus is, and nothing else hears this key press', async () => {
    const { isZoomed, key, hover } = await mount();
    await hover('pointerenter', 'pointermove');
    expect([isZoomed(), document.activeElement === document.body]).toEqual([true, true]);
    const heard: string[] = [];
    const listener = (event: KeyboardEvent) => void heard.push(event.key);
    document.body.addEventListener('keydown', listener);
    expect(key(document.body, 'Escape')).toBe(true);
    await settle();
    expect([isZoomed(), heard.length]).toEqual([false, 0]);
    expect([key(document.body, 'Escape'), heard]).toEqual([false, ['Escape']]);
    document.body.removeEventListener('keydown', listener);
  });

  it('is where the mouse is, and moves with a finger', async () => {
    const { hover, click, link, part, position } = await mount();
    const figure = part('figure');
    Object.defineProperty(figure, 'clientHeight', { value: 400 });
    jest.spyOn(figure, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
    await click(link, { detail: 1, clientX: 150, clientY: 100 });
    expect(position()).toBe('25% 25%');
    const touch = (type: string, clientX: number) =>
      figure.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 100 }));
    touch('pointerdown', 150);
    touch('pointermove', 90);
    await settle();
    expect(position()).toBe('35% 25%');
    await hover('pointermove');
    expect(position()).toBe('0% 0%');
  });

  it('follows a mouse that moves over the picture, not one that rests where the picture appears', async () => {
    const { isZoomed, key, hover, click, link } = await mount();
    await hover('pointerenter');
    expect(isZoomed()).toBe(false);
    await hover('pointermove');
    expect(isZoomed()).toBe(true);
    key(document.body, 'Escape');
    await hover('pointermove');
    expect(isZoomed()).toBe(false);
    await hover('pointerleave', 'pointermove');
    expect(isZoomed()).toBe(false);
    await hover('pointerenter', 'pointermove');
    expect(isZoomed()).toBe(true);
    // The mouse has zoomed already.
    await click(link, { detail: 1 });
    await hover('pointerleave');
    expect(isZoomed()).toBe(false);
  });

  it('opens by a tap, and closes by the next one', async () => {
    const { click, link, isZoomed } = await mount();
    for (const isOpen of [true, false]) {
      await click(link, { detail: 1 });
      expect(isZoomed()).toBe(isOpen);
    }
  });

  it.each([500, 600])('does not open for a picture of %s pixels in a frame of 600', async (pixels) => {
    width = pixels;
    const { click, link, isZoomed, part } = await mount();
    await click(link);
    expect([isZoomed(), part('notice').hidden]).toEqual([false, true]);
  });

  it('shows for 2.5 seconds that the large picture could not be loaded', async () => {
    width = 0;
    const { click, link, isZoomed, part } = await mount();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await click(link);
    await settle();
    expect([isZoomed(), part('notice').hidden]).toEqual([false, false]);
    jest.advanceTimersByTime(2499);
    await settle();
    expect(part('notice').hidden).toBe(false);
    jest.advanceTimersByTime(1);
    await settle();
    expect(part('notice').hidden).toBe(true);
  });
});

describe('the gallery, when the shop changes', () => {
  it('shows the picture of the chosen option, and then the earlier one again', async () => {
    const { respond, shown, current, image, link, choose } = await mount();
    await choose(1);
    await respond(red);
    expect([shown(), current()]).toEqual([['https://cdn.test/960x960/red.jpg', 'In red'], -1]);
    expect([link.href, image.srcset.split(', ').length]).toEqual(['https://cdn.test/1920x1920/red.jpg', 8]);
    await respond({ image: null });
    expect([shown(), current()]).toEqual([[at('960x960', 'turned'), fromSide], 1]);
  });

  it('shows it in the sizes of the theme', async () => {
    const { image, link, respond } = await mount(null, ({ dataset }) =>
      Object.assign(dataset, { productSize: '500x659', zoomSize: '1280x1280' }),
    );
    await respond(red);
    expect([image.src, link.href]).toEqual(['500x659', '1280x1280'].map((size) => `https://cdn.test/${size}/red.jpg`));
  });

  it('shows a clicked thumbnail until an option has another picture', async () => {
    const { respond, shown, choose } = await mount(red);
    expect(shown()[1]).toBe('In red');
    await choose(1);
    await respond(red);
    expect(shown()[1]).toBe(fromSide);
    await respond({ image: { data: 'https://cdn.test/{:size}/blue.jpg' } });
    expect(shown()).toEqual(['https://cdn.test/960x960/blue.jpg', fromFront]);
    await respond(red);
    expect(shown()[1]).toBe('In red');
  });
});
