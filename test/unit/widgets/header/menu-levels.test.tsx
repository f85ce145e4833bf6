import { beforeAll, describe, expect, it } from '@jest/globals';
import { menu } from '../../../../widgets/header/menu';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { readable } from '../product/product-page';
import { givePopovers } from './give-popovers';
import { point, press } from './point';

beforeAll(givePopovers);

/** The example with three entries: Furniture is a link, Lighting has a sub-menu, and Workshop is moved into Lighting. */
const withThreeLevels = (slot: HTMLElement): void => {
  const item = (name: string) =>
    [...slot.querySelectorAll('.navPages-list > li')].find((one) => one.textContent?.trim().startsWith(name))!;
  const kept = ['Lighting', 'Workshop', 'Furniture'].map(item);
  for (const one of slot.querySelectorAll('.navPages-list > li')) if (!kept.includes(one)) one.remove();
  item('Workshop').querySelector('summary')!.dataset.part = 'toggle';
  item('Workshop').querySelector('details')!.setAttribute('name', 'inside Lighting');
  item('Lighting').querySelector('.navPage-subMenu-list')!.append(item('Workshop'));
};
const rendered = { example: 1, change: withThreeLevels };

const mount = async (width: number) => {
  const resize = giveWindow(width);
  const mounted = await mountExample(menu, rendered);
  const { slot, parts, part } = mounted;
  const summary = (name: string) => [...slot.querySelectorAll('summary')].find((one) => readable(one) === name)!;
  /** The names of the entries that are not covered, of all open levels. */
  const seen = () =>
    [...slot.querySelectorAll<HTMLElement>('.navPages-list summary, .navPages-list a')]
      .filter((one) => !one.closest('.is-hidden, details:not([open]) > :not(summary)'))
      .map((one) => readable(one));
  return {
    ...mounted,
    resize,
    seen,
    summary,
    open: () =>
      parts('sub-menu').flatMap((box) => ((box as HTMLDetailsElement).open ? [readable(box.firstElementChild)] : [])),
    press: async (...names: string[]) => {
      for (const name of names) {
        summary(name).focus();
        summary(name).click();
        await settle();
      }
    },
    back: (name: string) =>
      parts('back').find((button) => button.closest('details') === summary(name).parentElement) as HTMLElement,
    list: () => part('list').classList.contains('subMenu-is-open'),
  };
};

const first = ['Lighting', 'Furniture'];
const second = ['Lighting', 'All Lighting', 'Desk lamps', 'Candles & lanterns', 'Workshop'];
const third = ['Workshop', 'All Workshop', 'Hand tools', 'Screws & fixings', 'Paint & brushes'];

describe('a menu with one level at a time, in the drawer', () => {
  const drawer = async () => {
    const mounted = await mount(375);
    mounted.slot.showPopover();
    await settle();
    return mounted;
  };

  it('shows only the level that was opened, with its summary as a heading', async () => {
    const { seen, press: open, list, summary } = await drawer();
    expect([seen(), list()]).toEqual([first, false]);
    await open('Lighting');
    expect([seen(), list()]).toEqual([second, true]);
    await open('Workshop');
    expect([seen(), list()]).toEqual([third, true]);
    expect(document.activeElement).toBe(summary('Workshop'));
  });

  it('leads back by heading, button and Escape, and focuses the entry of the closed level', async () => {
    const { seen, press: open, back, summary, slot } = await drawer();
    await open('Lighting', 'Workshop', 'Workshop');
    expect([seen(), document.activeElement]).toEqual([second, summary('Workshop')]);
    await open('Workshop');
    expect([back('Lighting').hidden, back('Workshop').hidden]).toEqual([true, false]);
    back('Workshop').click();
    await settle();
    expect([seen(), document.activeElement]).toEqual([second, summary('Workshop')]);
    expect(press('Escape')).toBe(true);
    await settle();
    expect([seen(), document.activeElement]).toEqual([first, summary('Lighting')]);
    // On the first level Escape is the browser's: it closes the drawer.
    expect([press('Escape'), slot.matches(':popover-open')]).toEqual([false, true]);
  });

  it('begins at the first level when it opens again, and when the window was wide', async () => {
    const { seen, press: open, slot, resize } = await drawer();
    for (const close of [() => slot.hidePopover(), () => resize(801)]) {
      await open('Lighting', 'Workshop');
      close();
      await settle();
      resize(375);
      slot.showPopover();
      await settle();
      expect(seen()).toEqual(first);
    }
  });
});

describe('a menu with one level at a time, in the row', () => {
  it('keeps each level in view, and the buttons that lead back hidden', async () => {
    const { seen, press: open, parts } = await mount(1280);
    await open('Lighting', 'Workshop');
    expect(seen()).toEqual([...second, ...third.slice(1), 'Furniture']);
    expect(parts('back').map(({ hidden }) => hidden)).toEqual([true, true]);
  });

  it('closes one level at Escape, and all at a press outside or when the first closes', async () => {
    const { open: opened, press: open, summary, slot } = await mount(1280);
    await open('Lighting', 'Workshop');
    slot.querySelector<HTMLElement>('[href$="/hand-tools/"]')!.focus();
    press('Escape');
    await settle();
    expect([opened(), document.activeElement]).toEqual([['Lighting'], summary('Workshop')]);
    await open('Workshop');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await settle();
    expect(opened()).toEqual([]);
    await open('Lighting', 'Workshop', 'Lighting');
    expect(opened()).toEqual([]);
  });

  it('opens levels under the mouse, and a click keeps the inner one open', async () => {
    const { open: opened, summary, slot } = await mount(1280);
    const rest = () => new Promise((later) => setTimeout(later, 150));
    point(summary('Lighting'));
    await rest();
    point(summary('Workshop'), { from: summary('Lighting') });
    await rest();
    expect(opened()).toEqual(['Lighting', 'Workshop']);
    summary('Workshop').click();
    const link = slot.querySelector('[href$="/desk-lamps/"]')!;
    point(link, { from: summary('Workshop') });
    await rest();
    expect(opened()).toEqual(['Lighting', 'Workshop']);
    summary('Workshop').click();
    await settle();
    expect(opened()).toEqual(['Lighting']);
  });

  it('moves the focus by arrow keys through the open levels only', async () => {
    const { summary } = await mount(1280);
    const goes = (key: string) => (press(key), readable(document.activeElement));
    summary('Lighting').focus();
    expect([goes('ArrowDown'), goes('ArrowUp'), goes('ArrowUp')]).toEqual(['All Lighting', 'Lighting', 'Workshop']);
    summary('Workshop').click();
    expect(goes('ArrowDown')).toBe('All Workshop');
  });
});
