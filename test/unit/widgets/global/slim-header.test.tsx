import { describe, expect, it } from '@jest/globals';
import { slimHeader } from '../../../../widgets/global/slim-header';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { fakeIntersectionObserver } from './fake-intersection-observer';

const around = (mark: string) => `${mark}<header class="header">Shop</header>`;

const mount = async (width: number) => {
  const resize = giveWindow(width);
  const observers = fakeIntersectionObserver();
  const mounted = await mountExample(slimHeader, { around });
  await settle();
  const isSlim = () => document.querySelector('header')!.classList.contains('is-slim');
  const scroll = (past: boolean) => observers[0]!.see(mounted.slot, past ? 0 : 1);
  return { ...mounted, resize, observers, isSlim, scroll };
};

describe('the slim header, before its code arrives', () => {
  it('is the header as the server rendered it', () => {
    printExample(slimHeader, { around });
    expect(document.querySelector('header')!.className).toBe('header');
  });
});

describe('the slim header, when it is mounted', () => {
  it('is slim while the page is scrolled further than the threshold', async () => {
    const { isSlim, scroll } = await mount(1280);
    expect(isSlim()).toBe(false);
    scroll(true);
    expect(isSlim()).toBe(true);
    scroll(false);
    expect(isSlim()).toBe(false);
  });

  it.each([
    [801, '160px 0px 0px'],
    [800, '80px 0px 0px'],
  ])('at %i pixels has the threshold of that width', async (width, margin) => {
    const { observers } = await mount(width);
    expect(observers.map(({ root, rootMargin }) => [root, rootMargin])).toEqual([[document, margin]]);
  });

  it('uses the other threshold when the window becomes wide', async () => {
    const { resize, observers } = await mount(800);
    resize(801);
    await settle();
    expect(observers.map(({ rootMargin }) => rootMargin)).toEqual(['160px 0px 0px']);
  });

  it('stops observing when it is unmounted', async () => {
    const { unmount, scroll, isSlim, observers } = await mount(1280);
    scroll(true);
    unmount();
    expect(isSlim()).toBe(false);
    expect(observers).toEqual([]);
  });
});
