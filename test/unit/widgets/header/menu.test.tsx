import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { closeDialog, openDialog } from '../../../../core/state/ui/dialogs';
import { menu } from '../../../../widgets/header/menu';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime, settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { readable } from '../product/product-page';
import { givePopovers } from './give-popovers';
import { point, press, pressOn, untilNextInput } from './point';

const inPage = (nav: string) => `
  <a href="#main" id="skip">Skip</a>
  <header><button id="opener" popovertarget="menu">Menu</button>${nav}</header>
  <main>Page <button>Buy</button></main>
  <div><p role="status"></p></div>
  <dialog></dialog>`;

/** Reduces the example to three categories: two with panels, and one that is a link. */
const withThree = (slot: HTMLElement) => {
  for (const entry of slot.querySelectorAll('[data-part="entry"]')) {
    if (!['Lighting', 'Workshop', 'Furniture'].includes(readable(entry))) entry.closest('li')!.remove();
  }
};
const rendered = { around: inPage, change: withThree };

let resize = giveWindow(1280);
beforeAll(givePopovers);
beforeEach(() => {
  resize = giveWindow(1280);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

const mount = async (change = withThree) => {
  const mounted = await mountExample(menu, { around: inPage, change });
  const boxes = mounted.parts('sub-menu') as HTMLDetailsElement[];
  const [lighting, workshop] = boxes.map((element) => element.querySelector('summary')!) as [HTMLElement, HTMLElement];
  const open = () =>
    boxes.filter((element) => element.open).map((element) => readable(element.querySelector('summary')));
  const link = (name: string) => mounted.slot.querySelector<HTMLElement>(`[href$="/${name}/"]`)!;
  return { ...mounted, lighting, workshop, open, link, page: document.querySelector('main')! };
};

describe('the menu, before its code arrives', () => {
  it('consists of links and disclosures; an open one stays open', async () => {
    const { open } = await mount((slot) => {
      withThree(slot);
      slot.querySelectorAll('summary')[1]!.click();
      expect(slot.querySelectorAll('details')[1]!.open).toBe(true);
    });
    expect(open()).toEqual(['Workshop']);
  });
});

describe('the menu as a row, under a mouse', () => {
  it('opens a sub-menu when the mouse has rested for 100 ms, not before', async () => {
    const { lighting, open } = await mount();
    point(lighting);
    await passTime(99);
    expect(open()).toEqual([]);
    await passTime(1);
    expect(open()).toEqual(['Lighting']);
  });

  it('opens no sub-menu under a mouse that passes by', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await passTime(40);
    point(page, { from: lighting });
    await passTime(150);
    expect(open()).toEqual([]);
  });

  it('shows one sub-menu at a time, and none 100 ms after the mouse has left', async () => {
    const { lighting, workshop, link, page, open } = await mount();
    point(lighting);
    await passTime(140);
    point(workshop, { from: lighting });
    await passTime(140);
    expect(open()).toEqual(['Workshop']);
    point(link('hand-tools'), { from: workshop });
    await passTime(140);
    expect(open()).toEqual(['Workshop']);
    point(page, { from: link('hand-tools') });
    await passTime(99);
    expect(open()).toEqual(['Workshop']);
    await passTime(1);
    expect(open()).toEqual([]);
  });

  it('closes a sub-menu as soon as the focus moves to another place of the page', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await passTime(140);
    page.querySelector('button')!.focus();
    await settle();
    expect(open()).toEqual([]);
  });

  it('keeps a sub-menu open that is clicked after it opened by hover, until the next click', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await passTime(140);
    lighting.click();
    await settle();
    point(page, { from: lighting });
    await passTime(140);
    expect(open()).toEqual(['Lighting']);
    lighting.click();
    await settle();
    expect(open()).toEqual([]);
  });

  it('opens for a mouse that was over the entry before the code loaded', async () => {
    giveWindow(1280, ['(hover: hover)']);
    const { matches } = HTMLElement.prototype;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':hover' ? this.textContent?.includes('Workshop') === true : matches.call(this, selector);
    });
    const { open } = await mount();
    await passTime(140);
    expect(open()).toEqual(['Workshop']);
  });

  it('does not open for a touch before its click', async () => {
    const { lighting, open } = await mount();
    point(lighting, { pointerType: 'touch' });
    await passTime(140);
    expect(open()).toEqual([]);
    lighting.click();
    await settle();
    expect(open()).toEqual(['Lighting']);
  });
});

describe('the menu as a row, by keys and presses', () => {
  const opened = async () => {
    const mounted = await mount();
    mounted.lighting.focus();
    mounted.lighting.click();
    await settle();
    return mounted;
  };

  it('closes at Escape, also as the next input, and returns the focus to its entry', async () => {
    const { link, lighting, open } = await mount();
    lighting.click();
    await untilNextInput();
    link('desk-lamps').focus();
    expect([open(), press('Escape')]).toEqual([['Lighting'], true]);
    await untilNextInput();
    expect([open(), document.activeElement]).toEqual([[], lighting]);
  });

  it('closes at a press outside, and when the focus moves on', async () => {
    const { page, workshop, lighting, open } = await opened();
    pressOn(page);
    await settle();
    expect(open()).toEqual([]);
    lighting.click();
    await settle();
    lighting.focus();
    workshop.focus();
    await settle();
    expect(open()).toEqual([]);
  });

  it('moves the focus by arrow keys along the entries, into a panel and out of it', async () => {
    const { lighting, workshop, link, open } = await mount();
    const goes = (key: string) => (press(key), readable(document.activeElement));
    lighting.focus();
    expect([goes('ArrowRight'), goes('ArrowRight'), goes('ArrowRight'), goes('End'), goes('ArrowLeft')]).toEqual([
      'Workshop',
      'Furniture',
      'Lighting',
      'Furniture',
      'Workshop',
    ]);
    expect([goes('ArrowDown'), goes('ArrowDown'), goes('ArrowUp'), goes('ArrowUp')]).toEqual([
      'All Workshop',
      'Hand tools',
      'All Workshop',
      'Workshop',
    ]);
    await settle();
    expect(open()).toEqual(['Workshop']);
    expect([workshop.parentElement!.contains(link('hand-tools')), press('a')]).toEqual([true, false]);
  });
});

describe('the menu as a drawer', () => {
  const drawer = async () => {
    resize(375);
    const mounted = await mount();
    const { slot } = mounted;
    document.querySelector<HTMLElement>('#opener')!.focus();
    slot.showPopover();
    await settle();
    const inert = () => [...document.querySelectorAll<HTMLElement>('*')].filter((element) => element.inert);
    return { ...mounted, inert, isOpen: () => slot.matches(':popover-open') };
  };

  it('makes the rest of the page inert, except dialogs and live regions', async () => {
    const { inert, slot } = await drawer();
    expect(inert().map((element) => element.id || element.localName)).toEqual(['skip', 'opener', 'main']);
    expect([slot.className, document.body.className]).toEqual(['navPages-container is-open', 'has-activeNavPages']);
  });

  it('makes the page active again before the browser returns the focus', async () => {
    const { slot, inert } = await drawer();
    let before: number | undefined;
    slot.addEventListener('beforetoggle', () => void (before = inert().length));
    slot.hidePopover();
    expect(before).toBe(0);
    await settle();
    expect([inert(), slot.className, document.body.className]).toEqual([[], 'navPages-container', '']);
  });

  it('makes the page inert again when it closes and opens at once', async () => {
    const { slot, inert } = await drawer();
    slot.hidePopover();
    slot.showPopover();
    await settle();
    expect(inert().map((element) => element.id || element.localName)).toEqual(['skip', 'opener', 'main']);
    expect(document.body.className).toBe('has-activeNavPages');
  });

  it('closes when the window becomes wide', async () => {
    const { isOpen, inert } = await drawer();
    resize(801);
    await settle();
    expect([isOpen(), inert()]).toEqual([false, []]);
  });

  it('opens its sub-menus in place, and neither a mouse nor the focus closes them', async () => {
    const { lighting, open, slot } = await drawer();
    lighting.click();
    await settle();
    slot.querySelector<HTMLElement>('.modal-close')!.focus();
    press('Escape');
    point(lighting);
    await passTime(140);
    expect(open()).toEqual(['Lighting']);
  });

  it('makes the page inert if it was open before its code loaded', async () => {
    resize(375);
    printExample(menu, rendered).showPopover();
    const mounted = await mountWidget(menu);
    await settle();
    expect(document.querySelector('main')!.inert).toBe(true);
    mounted.slot.hidePopover();
  });
});

describe('the menu, when the shop changes', () => {
  it('closes when the cart preview opens', async () => {
    resize(375);
    const { slot, store } = await mount();
    slot.showPopover();
    await settle();
    void store.dispatch(openDialog({ name: 'cart-preview', html: '<p>1 item</p>' }));
    await settle();
    expect([slot.matches(':popover-open'), document.querySelector('main')!.inert]).toEqual([false, false]);
    store.dispatch(closeDialog('cart-preview'));
  });
});
