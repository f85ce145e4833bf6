import { beforeAll, describe, expect, it } from '@jest/globals';
import { menu } from '../../../../widgets/header/menu';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { readable } from '../product/product-page';
import { givePopovers } from './give-popovers';

beforeAll(givePopovers);

describe('the menu, as a row and as a drawer', () => {
  it.each([375, 1280])('marks the control and the panel of an open sub-menu, at %i pixels', async (width) => {
    giveWindow(width);
    const { parts } = await mountExample(menu);
    const [lighting, workshop] = ['Lighting', 'Workshop'].map((name) =>
      parts('entry').find((entry) => readable(entry) === name && entry.localName === 'summary'),
    ) as [HTMLElement, HTMLElement];
    const boxes = parts('sub-menu');
    const marked = () =>
      ['entry', 'sub-menu', 'panel'].map((name) => parts(name).map(({ classList }) => classList.contains('is-open')));
    const indexOf = (summary: HTMLElement) => parts('entry').indexOf(summary);
    const expected = (opened?: HTMLElement) => [
      parts('entry').map((_, index) => opened !== undefined && index === indexOf(opened)),
      boxes.map((box) => box === opened?.parentElement),
      boxes.map((box) => box === opened?.parentElement),
    ];
    expect(marked()).toEqual(expected());
    for (const summary of [lighting, workshop]) {
      summary.click();
      await settle();
      expect(marked()).toEqual(expected(summary));
    }
    workshop.click();
    await settle();
    expect(marked()).toEqual(expected());
  });
});

describe('the menu as a drawer', () => {
  it('marks its button while it is open, not the buttons that close it', async () => {
    giveWindow(375);
    const around = (nav: string) => `<button id="opener" popovertarget="menu">Menu</button>${nav}`;
    const { slot } = await mountExample(menu, { around });
    const marked = () => [...document.querySelectorAll('.is-open')].map(({ id }) => id);
    slot.showPopover();
    await settle();
    expect(marked()).toEqual(['opener', 'menu']);
    slot.hidePopover();
    await settle();
    expect(marked()).toEqual([]);
  });
});
