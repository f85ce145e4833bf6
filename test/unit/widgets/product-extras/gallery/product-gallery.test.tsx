import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productGallery } from '../../../../../widgets/product-extras/gallery/product-gallery';
import { printExample } from '../../../../support/examples/mount-example';
import { settle } from '../../../../support/jest/settle';
import { fakeIntersectionObserver } from '../../global/fake-intersection-observer';
import { mountProductExample, productHtml } from '../../product/product-page';

/** The URL of one of the example's images. The tests use this host instead of the local shop. */
const at = (size: string, name: string) => `https://cdn.test/images/stencil/${size}/products/101/${name}.svg?c=1`;
const around = (html: string) => productHtml(html.replace(/http:\/\/localhost:\d+/g, 'https://cdn.test'));
const names = ['front', 'turned', 'close', 'scene'];
const [fromFront, fromSide] = ['Harbour Desk Lamp', 'Harbour Desk Lamp, from the side'];

const red = { image: { data: 'https://cdn.test/{:size}/red.jpg', alt: 'In red' } };

const withoutVideos = (slot: HTMLElement): void => {
  for (const link of slot.querySelectorAll('[href*="youtube"]')) link.parentElement!.remove();
};

/** As in themes with a single large picture, which a tap enlarges in place. */
const withSinglePicture = (slot: HTMLElement): void => {
  for (const other of [...slot.querySelectorAll('[data-part="slide"]')].slice(1)) other.remove();
  for (const name of ['slide', 'pictures']) slot.querySelector(`[data-part="${name}"]`)!.removeAttribute('data-part');
  slot.querySelector('dialog')!.remove();
  withoutVideos(slot);
};

const mount = async (rendered: Parameters<typeof mountProductExample>[1] = null) => {
  const mounted = await mountProductExample(productGallery, rendered, { around, change: withSinglePicture });
  const image = mounted.part('image') as HTMLImageElement;
  const link = mounted.part('link') as HTMLAnchorElement;
  Object.defineProperty(mounted.part('figure'), 'clientWidth', { value: 600 });
  return {
    ...mounted,
    image,
    link,
    shown: () => [image.src, image.alt],
    current: () => mounted.parts('thumbnail').map((one) => one.getAttribute('aria-current')),
    click: async (element: HTMLElement, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      element.dispatchEvent(event);
      await settle();
      return event.defaultPrevented;
    },
    press: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      link.dispatchEvent(event);
      await settle();
      return event.defaultPrevented;
    },
    isZoomed: () => !mounted.part('zoom').hidden,
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

describe('the gallery, before its code arrives', () => {
  it('links every picture and thumbnail to its largest size; only the first picture is in the tab order', () => {
    printExample(productGallery, { around, change: withoutVideos });
    const links = [...document.querySelectorAll('a')];
    const largest = names.map((name) => at('1920x1920', name));
    expect(links.map(({ href }) => href)).toEqual([...largest, ...largest]);
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, 0, 0, 0, 0]);
  });
});

describe('a single picture, when it is mounted', () => {
  it('shows the picture that the server rendered', async () => {
    const { shown, current } = await mount();
    expect(shown()).toEqual([at('960x960', 'front'), fromFront]);
    expect(current()).toEqual(['true', 'false', 'false', 'false']);
  });

  it('shows the picture of a thumbnail, with its own text', async () => {
    const { parts, click, shown, current, image, link, part } = await mount();
    expect(await click(parts('thumbnail')[1]!)).toBe(true);
    expect(shown()).toEqual([at('960x960', 'turned'), fromSide]);
    expect(image.srcset.split(', ')[0]).toEqual(`${at('80w', 'turned')} 80w`);
    expect(link.href).toEqual(at('1920x1920', 'turned'));
    expect(part('figure').dataset.zoomImage).toEqual(at('1920x1920', 'turned'));
    expect(current()).toEqual(['false', 'true', 'false', 'false']);
    expect(parts('thumbnail')[1]?.classList.contains('is-active')).toBe(true);
  });

  it.each(['ctrlKey', 'altKey'])('leaves a press with %s to the browser', async (key) => {
    const { parts, click, shown } = await mount();
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(parts('thumbnail')[1]!, { [key]: true });
    expect(shown()[1]).toBe(fromFront);
  });

  it('marks a broken picture', async () => {
    const { image, part, parts, click } = await mount();
    image.dispatchEvent(new Event('error'));
    await settle();
    expect(part('figure').classList.contains('is-broken')).toBe(true);
    await click(parts('thumbnail')[1]!);
    expect(part('figure').className).toBe('productView-image');
  });
});

describe('the zoomed single picture', () => {
  it('opens and closes by Enter, Space and Escape, and moves by the arrow keys', async () => {
    const { click, press, isZoomed, part, link } = await mount();
    // Enter on a link is a click without coordinates.
    expect(await click(link)).toBe(true);
    expect(isZoomed()).toBe(true);
    expect(link.getAttribute('aria-pressed')).toBe('true');
    expect(part('figure').classList.contains('is-zoomed')).toBe(true);
    expect(part('zoom').style.backgroundPosition).toBe('50% 50%');
    expect(await press('ArrowRight')).toBe(true);
    expect(await press('ArrowUp')).toBe(true);
    expect(part('zoom').style.backgroundPosition).toBe('62% 38%');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) expect(await press(key)).toBe(true);
    expect(part('zoom').style.backgroundPosition).toBe('38% 62%');
    expect(await press('Escape')).toBe(true);
    expect(isZoomed()).toBe(false);
    expect(await press('Escape')).toBe(false);
    expect(await press('ArrowDown')).toBe(false);
    await press(' ');
    expect(isZoomed()).toBe(true);
  });

  it('ends at Escape wherever the focus is, and nothing else hears this key press', async () => {
    const { part, isZoomed } = await mount();
    part('figure').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await settle();
    expect([isZoomed(), document.activeElement === document.body]).toEqual([true, true]);
    const heard: string[] = [];
    const listener = ({ key }: KeyboardEvent) => void heard.push(key);
    document.body.addEventListener('keydown', listener);
    const escape = () =>
      !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(escape()).toBe(true);
    await settle();
    expect([isZoomed(), heard.length]).toEqual([false, 0]);
    expect([escape(), heard]).toEqual([false, ['Escape']]);
    document.body.removeEventListener('keydown', listener);
  });

  it('opens by a tap, and closes by the next one', async () => {
    const { click, link, isZoomed } = await mount();
    await click(link, { detail: 1 });
    expect(isZoomed()).toBe(true);
    await click(link, { detail: 1 });
    expect(isZoomed()).toBe(false);
  });

  it('does not open for a picture that is not larger than its frame', async () => {
    width = 500;
    const { click, link, isZoomed, part } = await mount();
    await click(link);
    expect(isZoomed()).toBe(false);
    expect(part('notice').hidden).toBe(true);
  });

  it('shows for 2.5 seconds that the large picture could not be loaded', async () => {
    width = 0;
    const { click, link, isZoomed, part } = await mount();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await click(link);
    await settle();
    expect(isZoomed()).toBe(false);
    expect(part('notice').hidden).toBe(false);
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
    const { respond, shown, current, image, link, parts, click } = await mount();
    await click(parts('thumbnail')[1]!);
    await respond(red);
    expect(shown()).toEqual(['https://cdn.test/960x960/red.jpg', 'In red']);
    expect(link.href).toBe('https://cdn.test/1920x1920/red.jpg');
    expect(image.srcset.split(', ').length).toBe(8);
    expect(current()).toEqual(['false', 'false', 'false', 'false']);
    await respond({ image: null });
    expect(shown()).toEqual([at('960x960', 'turned'), fromSide]);
    expect(current()).toEqual(['false', 'true', 'false', 'false']);
  });

  it('shows it in the sizes of the theme', async () => {
    const change = (slot: HTMLElement) => {
      withSinglePicture(slot);
      Object.assign(slot.dataset, { productSize: '500x659', zoomSize: '1280x1280' });
    };
    const { part, respond } = await mountProductExample(productGallery, null, { around, change });
    await respond(red);
    expect((part('image') as HTMLImageElement).src).toBe('https://cdn.test/500x659/red.jpg');
    expect((part('link') as HTMLAnchorElement).href).toBe('https://cdn.test/1280x1280/red.jpg');
  });

  it('shows a clicked thumbnail until an option has another picture', async () => {
    const { respond, shown, parts, click } = await mount(red);
    expect(shown()[1]).toBe('In red');
    await click(parts('thumbnail')[1]!);
    expect(shown()[1]).toBe(fromSide);
    await respond(red);
    expect(shown()[1]).toBe(fromSide);
    await respond({ image: { data: 'https://cdn.test/{:size}/blue.jpg' } });
    expect(shown()).toEqual(['https://cdn.test/960x960/blue.jpg', fromFront]);
    await respond(red);
    expect(shown()[1]).toBe('In red');
  });
});

describe('the gallery, when the shop refuses or fails', () => {
  it('keeps its picture if the response has none', async () => {
    const { respond, shown } = await mount();
    await respond({ purchasable: false, instock: false });
    expect(shown()).toEqual([at('960x960', 'front'), fromFront]);
  });
});
