import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { videoGallery } from '../../../../../widgets/product-extras/gallery/video-gallery';
import { mountExample, printExample } from '../../../../support/examples/mount-example';
import { mountWidget } from '../../../../support/examples/mount-widget';
import { settle } from '../../../../support/jest/settle';

const mount = async () => {
  const mounted = await mountExample(videoGallery);
  const followed = jest.fn();
  document.body.onclick = (event) => {
    followed(!event.defaultPrevented);
    event.preventDefault();
  };
  const choose = async (index: number, how: MouseEventInit = {}) => {
    mounted.parts('video')[index]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    await settle();
  };
  const frames = () => [...mounted.slot.querySelectorAll('iframe')].map(({ src, title }) => [src.split('?')[0], title]);
  return { ...mounted, choose, frames, followed };
};

const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.onclick = null;
});

describe('videos, before their code arrives', () => {
  it('are links to their own pages', () => {
    expect(printExample(videoGallery).querySelector('a')?.href).toBe('https://www.youtube.com/watch?v=eRsGyueVLvQ');
  });
});

describe('videos, when they are mounted', () => {
  it('load no player before one is chosen', async () => {
    const { frames, part } = await mount();
    expect(frames()).toEqual([]);
    expect(part('player').hidden).toBe(true);
  });

  it('play on the page, without cookies, with their own title', async () => {
    const { choose, frames, part, parts, followed } = await mount();
    await choose(0);
    expect(frames()).toEqual([
      ['https://www.youtube-nocookie.com/embed/eRsGyueVLvQ', 'How to trim a wick Two minutes, one pair of scissors.'],
    ]);
    expect(part('player').hidden).toBe(false);
    expect(followed.mock.calls).toEqual([[false]]);
    expect(parts('video').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  it('take the rendered mark of the first video away when another one plays', async () => {
    const { slot, part } = await mountWidget(
      videoGallery,
      `<div data-widget="video-gallery"><div data-part="player"></div>
        <a class="is-active" href="#" data-video-id="a" data-part="video">A</a>
        <a class="video" href="#" data-video-id="b" data-part="video">B</a></div>`,
    );
    const links = [...slot.querySelectorAll('a')];
    expect(part('player').hidden).toBe(false);
    expect(links.map(({ className }) => className)).toEqual(['is-active', 'video']);
    links[1]!.click();
    await settle();
    expect(links.map(({ className }) => className)).toEqual(['', 'video is-active']);
  });

  it('play one at a time, each in a new frame, so that Back leads to the previous page', async () => {
    const { choose, frames, slot } = await mount();
    await choose(0);
    const first = slot.querySelector('iframe');
    await choose(1);
    expect(frames()).toEqual([
      ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'The lantern in a gale Filmed from indoors.'],
    ]);
    expect(slot.querySelector('iframe')).not.toBe(first);
  });

  it('leave a press with Ctrl to the browser', async () => {
    const { choose, frames, followed } = await mount();
    await choose(0, { ctrlKey: true });
    expect(frames()).toEqual([]);
    expect(followed.mock.calls).toEqual([[true]]);
  });
});
