import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { flushSync } from 'react-dom';
import { closeDialog, openDialog } from '../../../../core/state/ui/dialogs';
import { menu } from '../../../../widgets/header/menu';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { giveWindow } from '../give-window';
import { turn } from '../global/turn';
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
const printed = { around: inPage, change: withThree };

/** Advances the clock. React renders the effects at once, whatever the machine's load. */
const pause = async (milliseconds: number) => {
  flushSync(() => void jest.advanceTimersByTime(milliseconds));
  await turn();
};
const unmounts: (() => void)[] = [];
let resize = giveWindow(1280);
beforeAll(givePopovers);
beforeEach(() => {
  resize = giveWindow(1280);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const unmount of unmounts.splice(0)) unmount();
});

const mount = async (change = withThree) => {
  const mounted = await mountExample(menu, { around: inPage, change });
  unmounts.push(mounted.unmount);
  const boxes = mounted.parts('sub-menu') as HTMLDetailsElement[];
  const [lighting, workshop] = boxes.map((element) => element.querySelector('summary')!) as [HTMLElement, HTMLElement];
  const open = () =>
    boxes.filter((element) => element.open).map((element) => readable(element.querySelector('summary')));
  const link = (name: string) => mounted.slot.querySelector<HTMLElement>(`[href$="/${name}/"]`)!;
  return { ...mounted, lighting, workshop, open, link, page: document.querySelector('main')! };
};

describe('the menu, before its code arrives', () => {
  it('is links and disclosures; what is open then stays open', async () => {
    const { open } = await mount((slot) => {
      withThree(slot);
      slot.querySelectorAll('summary')[1]!.click();
      expect(slot.querySelectorAll('details')[1]!.open).toBe(true);
    });
    expect(open()).toEqual(['Workshop']);
  });
});

describe('the menu as a row, by quick keys', () => {
  it('closes a sub-menu at an Escape that is the very next input', async () => {
    const { lighting, open } = await mount();
    lighting.click();
    await untilNextInput();
    expect([open(), press('Escape')]).toEqual([['Lighting'], true]);
    await untilNextInput();
    expect(open()).toEqual([]);
  });
});

describe('the menu as a row, under a mouse', () => {
  it('opens a sub-menu when the mouse has rested for 100 ms, not before', async () => {
    const { lighting, open } = await mount();
    point(lighting);
    await pause(99);
    expect(open()).toEqual([]);
    await pause(1);
    expect(open()).toEqual(['Lighting']);
  });

  it('opens none under a mouse that passes by', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await pause(40);
    point(page, { from: lighting });
    await pause(150);
    expect(open()).toEqual([]);
  });

  it('shows one at a time, and none when the mouse has left for 100 ms', async () => {
    const { lighting, workshop, link, page, open } = await mount();
    point(lighting);
    await pause(140);
    point(workshop, { from: lighting });
    await pause(140);
    expect(open()).toEqual(['Workshop']);
    point(link('hand-tools'), { from: workshop });
    await pause(140);
    expect(open()).toEqual(['Workshop']);
    point(page, { from: link('hand-tools') });
    await pause(99);
    expect(open()).toEqual(['Workshop']);
    await pause(1);
    expect(open()).toEqual([]);
  });

  it('closes a sub-menu as soon as the focus comes to another place of the page', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await pause(140);
    page.querySelector('button')!.focus();
    await turn();
    expect(open()).toEqual([]);
  });

  it('keeps a sub-menu that is clicked after it opened by itself, until the next click', async () => {
    const { lighting, page, open } = await mount();
    point(lighting);
    await pause(140);
    lighting.click();
    await turn();
    point(page, { from: lighting });
    await pause(140);
    expect(open()).toEqual(['Lighting']);
    lighting.click();
    await turn();
    expect(open()).toEqual([]);
  });

  it('opens for a mouse that rested there before the code came', async () => {
    giveWindow(1280, ['(hover: hover)']);
    const { matches } = HTMLElement.prototype;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':hover' ? this.textContent?.includes('Workshop') === true : matches.call(this, selector);
    });
    const { open } = await mount();
    await pause(140);
    expect(open()).toEqual(['Workshop']);
  });

  it('does nothing for a finger that comes by: a touch is a click', async () => {
    const { lighting, open } = await mount();
    point(lighting, { pointerType: 'touch' });
    await pause(140);
    expect(open()).toEqual([]);
    lighting.click();
    await turn();
    expect(open()).toEqual(['Lighting']);
  });
});

describe('the menu as a row, by keys and presses', () => {
  const opened = async () => {
    const mounted = await mount();
    mounted.lighting.focus();
    mounted.lighting.click();
    await turn();
    return mounted;
  };

  it('closes at Escape, and the focus is back on what opened it', async () => {
    const { link, lighting, open } = await opened();
    link('desk-lamps').focus();
    press('Escape');
    await turn();
    expect([open(), document.activeElement]).toEqual([[], lighting]);
  });

  it('closes at a press beside it, and when the focus moves on', async () => {
    const { page, workshop, lighting, open } = await opened();
    pressOn(page);
    await turn();
    expect(open()).toEqual([]);
    lighting.click();
    await turn();
    lighting.focus();
    workshop.focus();
    await turn();
    expect(open()).toEqual([]);
  });

  it('closes one as another opens', async () => {
    const { workshop, open } = await opened();
    workshop.click();
    await turn();
    expect(open()).toEqual(['Workshop']);
  });

  it('leads left and right along the entries, down into a panel and up again', async () => {
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
    await turn();
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
    await turn();
    const inert = () => [...document.querySelectorAll<HTMLElement>('*')].filter((element) => element.inert);
    return { ...mounted, inert, isOut: () => slot.matches(':popover-open') };
  };

  it('makes the rest of the page inert, but for dialogs and what is read aloud', async () => {
    const { inert, slot } = await drawer();
    expect(inert().map((element) => element.id || element.localName)).toEqual(['skip', 'opener', 'main']);
    expect([slot.className, document.body.className]).toEqual(['navPages-container is-open', 'has-activeNavPages']);
  });

  it('gives the page back before the browser gives the focus back', async () => {
    const { slot, inert } = await drawer();
    let before: number | undefined;
    slot.addEventListener('beforetoggle', () => void (before = inert().length));
    slot.hidePopover();
    expect(before).toBe(0);
    await turn();
    expect([inert(), slot.className, document.body.className]).toEqual([[], 'navPages-container', '']);
  });

  it('makes the page inert again when it closes and opens at once', async () => {
    const { slot, inert } = await drawer();
    slot.hidePopover();
    slot.showPopover();
    await turn();
    expect(inert().map((element) => element.id || element.localName)).toEqual(['skip', 'opener', 'main']);
    expect(document.body.className).toBe('has-activeNavPages');
  });

  it('closes when the window becomes wide', async () => {
    const { isOut, inert } = await drawer();
    resize(801);
    await turn();
    expect([isOut(), inert()]).toEqual([false, []]);
  });

  it('opens its sub-menus in place, where neither a mouse nor the focus closes them', async () => {
    const { lighting, open, slot } = await drawer();
    lighting.click();
    await turn();
    slot.querySelector<HTMLElement>('.modal-close')!.focus();
    press('Escape');
    point(lighting);
    await pause(140);
    expect(open()).toEqual(['Lighting']);
  });

  it('finds out that it is out already when its code comes', async () => {
    resize(375);
    printExample(menu, printed).showPopover();
    const mounted = await mountWidget(menu);
    unmounts.push(mounted.unmount);
    await turn();
    expect(document.querySelector('main')!.inert).toBe(true);
    mounted.slot.hidePopover();
  });
});

describe('the menu, when the shop changes', () => {
  it('makes way for the cart preview', async () => {
    resize(375);
    const { slot, store } = await mount();
    slot.showPopover();
    await turn();
    void store.dispatch(openDialog({ name: 'cart-preview', html: '<p>1 item</p>' }));
    await turn();
    expect([slot.matches(':popover-open'), document.querySelector('main')!.inert]).toEqual([false, false]);
    store.dispatch(closeDialog('cart-preview'));
  });
});
