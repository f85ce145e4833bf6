import { describe, expect, it } from '@jest/globals';
import { slimHeader } from '../../../../widgets/global/slim-header';
import { mountExample } from '../../../support/examples/mount-example';
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

describe('the slim header', () => {
  it('is slim while the page is scrolled further than the threshold, until it is unmounted', async () => {
    const { isSlim, scroll, unmount, observers } = await mount(1280);
    expect(isSlim()).toBe(false);
    scroll(true);
    expect(isSlim()).toBe(true);
    scroll(false);
    expect(isSlim()).toBe(false);
    scroll(true);
    unmount();
    expect([isSlim(), observers]).toEqual([false, []]);
  });

  it('has the threshold of the width, also when the window becomes wide', async () => {
    const { resize, observers } = await mount(800);
    const margins = () => observers.map(({ root, rootMargin }) => [root === document, rootMargin]);
    expect(margins()).toEqual([[true, '80px 0px 0px']]);
    resize(801);
    await settle();
    expect(margins()).toEqual([[true, '160px 0px 0px']]);
  });
});
