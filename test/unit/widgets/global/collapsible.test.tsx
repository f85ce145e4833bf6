import { beforeEach, describe, expect, it } from '@jest/globals';
import { collapsible } from '../../../../widgets/global/collapsible';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';

let resize: ReturnType<typeof giveWindow>;
beforeEach(() => void (resize = giveWindow(375)));

/** The example with these settings only. By itself it is always open from the medium width on. */
const mount = async (settings = {}, open = false, className = '') => {
  const change = (slot: HTMLElement) => {
    for (const name of ['disabledFrom', 'disabledState', 'enabledState']) delete slot.dataset[name];
    Object.assign(slot.dataset, settings);
    slot.toggleAttribute('open', open);
    for (const part of slot.querySelectorAll('[data-part]')) part.className = className;
  };
  const mounted = await mountExample(collapsible, { change });
  const box = mounted.slot as HTMLDetailsElement;
  const classes = () => [mounted.part('toggle').className, mounted.part('content').className];
  const isMarked = (element: Element) => element.classList.contains('is-open');
  const state = () => [box.open, ...[box, mounted.part('toggle'), mounted.part('content')].map(isMarked)];
  const toggle = async () => (mounted.part('toggle').click(), settle());
  const become = async (width: number) => (resize(width), settle());
  return { ...mounted, box, classes, state, toggle, become };
};
const [open, closed] = [Array(4).fill(true), Array(4).fill(false)];

describe('a collapsible', () => {
  it('takes away a class is-open that the template rendered, when it closes', async () => {
    const { classes, toggle } = await mount({}, true, 'is-open mine');
    expect(classes()).toEqual(['mine is-open', 'mine is-open']);
    await toggle();
    expect(classes()).toEqual(['mine', 'mine']);
  });

  it('toggles at a click, at any width, and marks itself, its control and its content while it is open', async () => {
    const { state, toggle, become } = await mount();
    expect(state()).toEqual(closed);
    await toggle();
    expect(state()).toEqual(open);
    await become(1400);
    await toggle();
    expect(state()).toEqual(closed);
  });

  it('disabled from a width on toggles below it, and is always open from there', async () => {
    const { box, state, toggle, become, part } = await mount({ disabledFrom: 'large' });
    await become(1260);
    expect(box.open).toBe(false);
    await become(1261);
    expect([part('toggle').getAttribute('aria-disabled'), part('toggle').tabIndex]).toEqual(['true', -1]);
    await toggle();
    expect(state()).toEqual(open);
  });

  it.each([
    ['', true],
    [', even if the window becomes wide before the toggle event', false],
  ])('is as the shopper left it when the window is narrow again%s', async (_, waits) => {
    const { box, part, become } = await mount({ disabledFrom: 'medium' }, true);
    part('toggle').click();
    if (waits) await settle();
    await become(1280);
    expect(box.open).toBe(true);
    await become(375);
    expect(box.open).toBe(false);
  });

  it('can start open where it toggles, and be closed where it does not', async () => {
    const { box, become } = await mount({ disabledFrom: 'medium', disabledState: 'closed', enabledState: 'open' });
    expect(box.open).toBe(true);
    await become(1280);
    expect(box.open).toBe(false);
  });
});
