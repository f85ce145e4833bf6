import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { productGallery } from '../../../../../widgets/product/gallery/product-gallery';
import { turn } from '../../global/turn';
import { mountProduct, productHtml } from '../product-page';

const at = (size: string, name: string) => `https://cdn.test/${size}/${name}.jpg`;
const thumbnail = (name: string, alt: string, current = '') => `
  <a href="${at('1920x1920', name)}" data-image-gallery-new-image-url="${at('960x960', name)}"
     data-image-gallery-new-image-srcset="${at('80w', name)} 80w" data-image-gallery-zoom-image-url="${at('1920x1920', name)}"
     ${current} data-part="thumbnail"><img src="${at('160x160', name)}" alt="${alt}"></a>`;

const html = `
  <section data-widget="product-gallery" data-product-size="960x960" data-zoom-size="1920x1920">
    <figure data-part="figure"><a href="${at('1920x1920', 'front')}" data-part="link"><img src="${at('960x960', 'front')}"
      srcset="${at('80w', 'front')} 80w" alt="From the front" data-main-image data-part="image"></a>
      <div hidden data-part="zoom"></div><p role="status"><span hidden data-part="notice">Can’t be enlarged</span></p></figure>
    ${thumbnail('front', 'From the front', 'aria-current="true"')}${thumbnail('back', 'From the back')}
  </section>`;

const red = { image: { data: 'https://cdn.test/{:size}/red.jpg', alt: 'In red' } };

const mount = async (printed: Parameters<typeof mountProduct>[2] = null) => {
  const mounted = await mountProduct(productGallery, html, printed);
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
      await turn();
      return event.defaultPrevented;
    },
    press: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      link.dispatchEvent(event);
      await turn();
      return event.defaultPrevented;
    },
    isClose: () => !mounted.part('zoom').hidden,
  };
};

/** The browser loads a picture of this width; 0 is one that does not come. */
let width = 1920;
beforeEach(() => {
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

afterEach(() => void jest.useRealTimers());

describe('the gallery, before its code arrives', () => {
  it('links every picture to its largest size', () => {
    document.body.innerHTML = productHtml(html);
    expect([...document.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      at('1920x1920', 'front'),
      at('1920x1920', 'front'),
      at('1920x1920', 'back'),
    ]);
  });
});

describe('the gallery, when it is mounted', () => {
  it('shows what the server printed', async () => {
    const { shown, current } = await mount();
    expect([shown(), current()]).toEqual([
      [at('960x960', 'front'), 'From the front'],
      ['true', 'false'],
    ]);
  });

  it('shows the picture of a thumbnail, with its own text', async () => {
    const { parts, click, shown, current, image, link, part } = await mount();
    expect(await click(parts('thumbnail')[1]!)).toBe(true);
    expect(shown()).toEqual([at('960x960', 'back'), 'From the back']);
    expect([image.srcset, link.href, part('figure').dataset.zoomImage]).toEqual([
      `${at('80w', 'back')} 80w`,
      at('1920x1920', 'back'),
      at('1920x1920', 'back'),
    ]);
    expect(current()).toEqual(['false', 'true']);
    expect(parts('thumbnail')[1]?.className).toBe('is-active');
  });

  it.each(['ctrlKey', 'altKey'])('leaves a link a link when it is opened elsewhere, with %s', async (key) => {
    const { parts, click, shown } = await mount();
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await click(parts('thumbnail')[1]!, { [key]: true });
    expect(shown()[1]).toBe('From the front');
  });

  it('keeps its place when a picture is broken', async () => {
    const { image, part, parts, click } = await mount();
    image.dispatchEvent(new Event('error'));
    await turn();
    expect(part('figure').className).toBe('is-broken');
    await click(parts('thumbnail')[1]!);
    expect(part('figure').className).toBe('');
  });
});

describe('a closer look', () => {
  it('begins and ends with Enter, Space and Escape, and moves with the arrows', async () => {
    const { click, press, isClose, part, link } = await mount();
    // Enter on a link is a click that comes from nowhere.
    expect(await click(link)).toBe(true);
    expect([isClose(), link.getAttribute('aria-pressed'), part('figure').className]).toEqual([
      true,
      'true',
      'is-zoomed',
    ]);
    expect(part('zoom').style.backgroundPosition).toBe('50% 50%');
    expect([await press('ArrowRight'), await press('ArrowUp')]).toEqual([true, true]);
    expect(part('zoom').style.backgroundPosition).toBe('62% 38%');
    expect(await press('Escape')).toBe(true);
    expect([isClose(), await press('Escape'), await press('ArrowDown')]).toEqual([false, false, false]);
    await press(' ');
    expect(isClose()).toBe(true);
  });

  it.each([
    ['ArrowLeft', '38% 50%'],
    ['ArrowUp', '50% 38%'],
    ['ArrowRight', '62% 50%'],
    ['ArrowDown', '50% 62%'],
  ])('moves at %s', async (key, place) => {
    const { press, part } = await mount();
    expect(await press(key)).toBe(false);
    await press(' ');
    await turn();
    expect(await press(key)).toBe(true);
    expect(part('zoom').style.backgroundPosition).toBe(place);
  });

  it('begins with a tap and ends with the next', async () => {
    const { click, link, isClose } = await mount();
    await click(link, { detail: 1 });
    expect(isClose()).toBe(true);
    await click(link, { detail: 1 });
    expect(isClose()).toBe(false);
  });

  it('is not to be had of a picture that is no larger than its frame', async () => {
    width = 500;
    const { click, link, isClose, part } = await mount();
    await click(link);
    expect([isClose(), part('notice').hidden]).toEqual([false, true]);
  });

  it('says for two and a half seconds that it is not to be had', async () => {
    width = 0;
    const { click, link, isClose, part } = await mount();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await click(link);
    await turn();
    expect([isClose(), part('notice').hidden]).toEqual([false, false]);
    jest.advanceTimersByTime(2499);
    await turn();
    expect(part('notice').hidden).toBe(false);
    jest.advanceTimersByTime(1);
    await turn();
    expect(part('notice').hidden).toBe(true);
  });
});

describe('the gallery, when the shop changes', () => {
  it('shows the picture of the chosen option, and gives the place back', async () => {
    const { answer, shown, current, image, link, parts, click } = await mount();
    await click(parts('thumbnail')[1]!);
    await answer(red);
    expect(shown()).toEqual(['https://cdn.test/960x960/red.jpg', 'In red']);
    expect([link.href, image.srcset.split(', ').length, current()]).toEqual([
      'https://cdn.test/1920x1920/red.jpg',
      8,
      ['false', 'false'],
    ]);
    await answer({ image: null });
    expect([shown(), current()]).toEqual([
      [at('960x960', 'back'), 'From the back'],
      ['false', 'true'],
    ]);
  });

  it('shows it in the sizes that the theme says', async () => {
    const markup = html
      .replace('960x960"', '500x659"')
      .replace('data-zoom-size="1920x1920"', 'data-zoom-size="1280x1280"');
    const { part, answer } = await mountProduct(productGallery, markup);
    await answer(red);
    expect([(part('image') as HTMLImageElement).src, (part('link') as HTMLAnchorElement).href]).toEqual([
      'https://cdn.test/500x659/red.jpg',
      'https://cdn.test/1280x1280/red.jpg',
    ]);
  });

  it('shows a thumbnail that is clicked meanwhile, until an option brings another picture', async () => {
    const { answer, shown, parts, click } = await mount(red);
    expect(shown()[1]).toBe('In red');
    await click(parts('thumbnail')[1]!);
    expect(shown()[1]).toBe('From the back');
    await answer(red);
    expect(shown()[1]).toBe('From the back');
    await answer({ image: { data: 'https://cdn.test/{:size}/blue.jpg' } });
    expect(shown()).toEqual(['https://cdn.test/960x960/blue.jpg', 'From the front']);
    await answer(red);
    expect(shown()[1]).toBe('In red');
  });
});

describe('the gallery, when the shop says no', () => {
  it('stays as it is when the answer knows no picture', async () => {
    const { answer, shown } = await mount();
    await answer({ purchasable: false, instock: false });
    expect(shown()).toEqual([at('960x960', 'front'), 'From the front']);
  });
});
