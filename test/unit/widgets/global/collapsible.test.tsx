import { beforeEach, describe, expect, it } from '@jest/globals';
import { collapsible } from '../../../../widgets/global/collapsible';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';

/** The example with these settings only. By itself it is always open from the medium width on. */
const given =
  (settings: Record<string, string>, open = false) =>
  (slot: HTMLElement) => {
    for (const name of ['disabledFrom', 'disabledState', 'enabledState']) delete slot.dataset[name];
    Object.assign(slot.dataset, settings);
    slot.toggleAttribute('open', open);
  };

let resize = giveWindow(375);
beforeEach(() => void (resize = giveWindow(375)));

const mount = async (settings = {}, open?: boolean) => {
  const mounted = await mountExample(collapsible, { change: given(settings, open) });
  const box = mounted.slot as HTMLDetailsElement;
  const toggle = async () => (mounted.part('toggle').click(), settle());
  const become = async (width: number) => (resize(width), settle());
  return { ...mounted, box, toggle, become };
};

describe('a collapsible, before its code arrives', () => {
  it('is a disclosure that stays open if the shopper has opened it', async () => {
    printExample(collapsible, { change: given({}) })
      .querySelector('summary')!
      .click();
    const { slot } = await mountWidget(collapsible);
    expect((slot as HTMLDetailsElement).open).toBe(true);
  });
});

describe('a collapsible, when it is mounted', () => {
  it('takes away a class is-open that the template rendered, when it closes', async () => {
    const settings = given({}, true);
    const { slot, part } = await mountExample(collapsible, {
      change: (box) => {
        settings(box);
        for (const name of ['toggle', 'content'])
          box.querySelector(`[data-part="${name}"]`)!.className = 'is-open mine';
      },
    });
    const classes = () => [part('toggle').className, part('content').className];
    expect(classes()).toEqual(['mine is-open', 'mine is-open']);
    slot.querySelector('summary')!.click();
    await settle();
    expect(classes()).toEqual(['mine', 'mine']);
  });

  it('toggles at a click, at any width, and marks itself, its control and its content while it is open', async () => {
    const { box, toggle, become, part } = await mount();
    const marked = () => [box, part('toggle'), part('content')].map(({ classList }) => classList.contains('is-open'));
    expect([box.open, ...marked()]).toEqual([false, false, false, false]);
    await toggle();
    expect([box.open, ...marked()]).toEqual([true, true, true, true]);
    await become(1400);
    await toggle();
    expect([box.open, ...marked()]).toEqual([false, false, false, false]);
  });

  it.each([
    ['small', 550, 551],
    ['medium', 800, 801],
    ['large', 1260, 1261],
  ])('disabled from %s on toggles at %i pixels, and is always open at %i', async (name, narrow, wide) => {
    const { box, toggle, become, part } = await mount({ disabledFrom: name });
    await become(narrow);
    expect(box.open).toBe(false);
    await become(wide);
    expect([box.open, part('toggle').className, part('content').className]).toEqual([
      true,
      expect.stringContaining('is-open'),
      expect.stringContaining('is-open'),
    ]);
    expect(part('toggle').getAttribute('aria-disabled')).toBe('true');
    expect(part('toggle').tabIndex).toBe(-1);
    await toggle();
    expect(box.open).toBe(true);
  });

  it('is as the shopper left it when the window is narrow again', async () => {
    const { box, toggle, become } = await mount({ disabledFrom: 'medium' }, true);
    await toggle();
    await become(1280);
    expect(box.open).toBe(true);
    await become(375);
    expect(box.open).toBe(false);
  });

  it('is as the shopper left it, even if the window becomes wide before the toggle event', async () => {
    const { box, part, become } = await mount({ disabledFrom: 'medium' }, true);
    part('toggle').click();
    await become(1280);
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
