import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { videoGallery } from '../../../../../widgets/product-extras/gallery/video-gallery';
import { mountWidget } from '../../../../support/examples/mount-widget';
import { mountForUser, withUser } from '../../with-user';

const mount = async () => {
  const mounted = await mountForUser(videoGallery);
  const { slot, parts, click } = mounted;
  return {
    ...mounted,
    choose: (index: number, keys: MouseEventInit = {}) => click(parts('video')[index]!, keys),
    frames: () => [...slot.querySelectorAll('iframe')].map(({ src, title }) => [src.split('?')[0], title]),
  };
};

const { scrollIntoView } = Element.prototype;
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));
afterEach(() => void (Element.prototype.scrollIntoView = scrollIntoView));

describe('videos', () => {
  it('play on the page when one is chosen, without cookies, with their own title, except with Ctrl', async () => {
    const { choose, frames, part, parts } = await mount();
    expect([await choose(0, { ctrlKey: true }), frames(), part('player').hidden]).toEqual([true, [], true]);
    expect(await choose(0)).toBe(false);
    expect(frames()).toEqual([
      ['https://www.youtube-nocookie.com/embed/eRsGyueVLvQ', 'How to trim a wick Two minutes, one pair of scissors.'],
    ]);
    expect(part('player').hidden).toBe(false);
    expect(parts('video').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  it('take the rendered mark of the first video away when another one plays', async () => {
    const html = `<div data-widget="video-gallery"><div data-part="player"></div>
      <a class="is-active" href="#" data-video-id="a" data-part="video">A</a>
      <a class="video" href="#" data-video-id="b" data-part="video">B</a></div>`;
    const { slot, part, click } = withUser(await mountWidget(videoGallery, html));
    const classes = () => [...slot.querySelectorAll('a')].map(({ className }) => className);
    expect([part('player').hidden, ...classes()]).toEqual([false, 'is-active', 'video']);
    await click(slot.querySelector('.video')!);
    expect(classes()).toEqual(['', 'video is-active']);
  });

  it('play one at a time, each in a new frame, so that Back leads to the previous page', async () => {
    const { choose, slot } = await mount();
    await choose(0);
    const first = slot.querySelector('iframe');
    await choose(1);
    expect(slot.querySelectorAll('iframe')).toHaveLength(1);
    expect(slot.querySelector('iframe')).not.toBe(first);
  });
});
