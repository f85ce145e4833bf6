import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { collapsible } from '../../../../widgets/global/collapsible';
import { mountWidget } from '../../mount-widget';
import { giveWindow } from '../give-window';
import { turn } from './turn';

const html = (attributes = '', open = '') => `
  <details data-widget="collapsible" ${attributes} ${open}>
    <summary data-part="toggle">Filters</summary><p>Colour</p>
  </details>`;

let resize = giveWindow(375);
const unmounts: (() => void)[] = [];
beforeEach(() => void (resize = giveWindow(375)));
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
});

const mount = async (attributes?: string, open?: string) => {
  const mounted = await mountWidget(collapsible, html(attributes, open));
  unmounts.push(mounted.unmount);
  const box = mounted.slot as HTMLDetailsElement;
  const toggle = async () => (mounted.part('toggle').click(), turn());
  const become = async (width: number) => (resize(width), turn());
  return { ...mounted, box, toggle, become };
};

describe('a collapsible, before its code arrives', () => {
  it('is a disclosure; what the shopper has opened stays open', async () => {
    document.body.innerHTML = html();
    document.querySelector('summary')!.click();
    const { slot, unmount } = await mountWidget(collapsible);
    unmounts.push(unmount);
    expect((slot as HTMLDetailsElement).open).toBe(true);
  });
});

describe('a collapsible, when it is mounted', () => {
  it('toggles at a click, whatever the width', async () => {
    const { box, toggle, become } = await mount();
    await toggle();
    expect([box.open, box.className]).toEqual([true, 'is-open']);
    await become(1400);
    await toggle();
    expect([box.open, box.className]).toEqual([false, '']);
  });

  it.each([
    ['small', 550, 551],
    ['medium', 800, 801],
    ['large', 1260, 1261],
  ])('that is disabled from %s on toggles at %i pixels, and is open for good at %i', async (name, narrow, wide) => {
    const { box, toggle, become, part } = await mount(`data-disabled-from="${name}"`);
    await become(narrow);
    expect(box.open).toBe(false);
    await become(wide);
    expect([box.open, part('toggle').getAttribute('aria-disabled'), part('toggle').tabIndex]).toEqual([
      true,
      'true',
      -1,
    ]);
    await toggle();
    expect(box.open).toBe(true);
  });

  it('is as the shopper left it when the window is narrow again', async () => {
    const { box, toggle, become } = await mount('data-disabled-from="medium"', 'open');
    await toggle();
    await become(1280);
    expect(box.open).toBe(true);
    await become(375);
    expect(box.open).toBe(false);
  });

  it('can begin otherwise than it is printed where it toggles, and be closed where it does not', async () => {
    const { box, become } = await mount(
      'data-disabled-from="medium" data-disabled-state="closed" data-enabled-state="open"',
    );
    expect(box.open).toBe(true);
    await become(1280);
    expect(box.open).toBe(false);
  });
});
