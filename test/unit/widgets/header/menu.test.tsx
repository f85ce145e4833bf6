import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { closeDialog, openDialog } from '../../../../core/state/ui/dialogs';
import { menu } from '../../../../widgets/header/menu';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime, settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { readable } from '../product/product-page';
import { givePopovers } from './give-popovers';
import { point, press, pressOn } from './point';

const inPage = (nav: string) => `
  <a href="#main" id="skip">Skip</a>
  <header class="header" id="header"><button id="opener" popovertarget="menu">Menu</button>${nav}</header>
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
  const { slot, parts } = mounted;
  const boxes = parts('sub-menu') as HTMLDetailsElement[];
  const [lighting, workshop] = boxes.map((element) => element.querySelector('summary')!) as [HTMLElement, HTMLElement];
  const isMarked = ({ classList }: Element) => classList.contains('is-open');
  return {
    ...mounted,
    lighting,
    workshop,
    page: document.querySelector('main')!,
    open: () => boxes.flatMap((box) => (box.open ? [readable(box.querySelector('summary'))] : [])),
    /** The names of the entries whose summary, box and panel are marked as open. */
    marked: () =>
      boxes.flatMap((box) => {
        const summary = box.querySelector('summary')!;
        const marks = [summary, box, box.querySelector('[data-part="panel"]')!].map(isMarked);
        return marks.includes(true) ? [[readable(summary), ...marks]] : [];
      }),
    link: (name: string) => slot.querySelector<HTMLElement>(`[href$="/${name}/"]`)!,
    press: async (element: HTMLElement) => (element.click(), settle()),
    /** Moves the mouse, and returns what is open some milliseconds later. */
    hover: async (to: Element, milliseconds = 140, from: Element | null = null) => {
      point(to, { from });
      await passTime(milliseconds);
      return boxes.flatMap((box) => (box.open ? [readable(box.querySelector('summary'))] : []));
    },
  };
};

describe('the menu as a row, under a mouse', () => {
  it('opens a sub-menu when the mouse has rested for 100 ms, not before, nor under one that passes by', async () => {
    const { lighting, page, open, hover } = await mount();
    expect(await hover(lighting, 40)).toEqual([]);
    expect(await hover(page, 150, lighting)).toEqual([]);
    expect(await hover(lighting, 99)).toEqual([]);
    await passTime(1);
    expect(open()).toEqual(['Lighting']);
  });

  it('shows one sub-menu at a time, and none 100 ms after the mouse has left', async () => {
    const { lighting, workshop, link, page, open, hover } = await mount();
    await hover(lighting);
    expect(await hover(workshop, 140, lighting)).toEqual(['Workshop']);
    expect(await hover(link('hand-tools'), 140, workshop)).toEqual(['Workshop']);
    expect(await hover(page, 99, link('hand-tools'))).toEqual(['Workshop']);
    await passTime(1);
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
});

describe('the menu, by keys and presses', () => {
  it.each([
    [375, 100],
    [1280, 0],
  ])('marks control, box and panel of an open sub-menu, at %i pixels after %i ms', async (width, late) => {
    resize(width);
    const { lighting, workshop, marked, press: click } = await mount();
    for (const summary of [lighting, workshop]) {
      const before = marked();
      await click(summary);
      const now = [[readable(summary), true, true, true]];
      // In the drawer after the paint, because nothing in sight depends on it.
      expect(marked()).toEqual(late ? before : now);
      await passTime(late);
      expect(marked()).toEqual(now);
    }
    await click(workshop);
    await passTime(late);
    expect(marked()).toEqual([]);
  });

  it('closes at a press outside, and when the focus moves on', async () => {
    const { page, workshop, lighting, open, press: click } = await mount();
    for (const goOn of [() => pressOn(page), () => workshop.focus()]) {
      lighting.focus();
      await click(lighting);
      expect(open()).toEqual(['Lighting']);
      goOn();
      await settle();
      expect(open()).toEqual([]);
    }
  });

  it('moves the focus by arrow keys along the entries, into a panel and out of it', async () => {
    const { lighting, open } = await mount();
    const goes = (key: string) => (press(key), readable(document.activeElement));
    lighting.focus();
    expect([goes('ArrowRight'), goes('ArrowDown'), goes('ArrowUp')]).toEqual(['Workshop', 'All Workshop', 'Workshop']);
    await settle();
    expect(open()).toEqual(['Workshop']);
    expect(press('a')).toBe(false);
  });
});

describe('the menu as a drawer', () => {
  const drawer = async (prepare = (_slot: HTMLElement) => {}) => {
    resize(375);
    const mounted = await mount();
    const { slot } = mounted;
    prepare(slot);
    document.querySelector<HTMLElement>('#opener')!.focus();
    slot.showPopover();
    await settle();
    const inert = () =>
      [...document.querySelectorAll<HTMLElement>('*')].flatMap((one) => (one.inert ? [one.id || one.localName] : []));
    return { ...mounted, inert, isOpen: () => slot.matches(':popover-open') };
  };
  const outside = ['skip', 'opener', 'main'];
  const marked = () => [...document.querySelectorAll('.is-open')].map(({ id }) => id);

  it('makes the rest of the page inert, except dialogs and live regions, and marks itself, its button and the header', async () => {
    const { inert } = await drawer();
    expect([inert(), marked(), document.body.className]).toEqual([
      outside,
      ['header', 'opener', 'menu'],
      'has-activeNavPages',
    ]);
  });

  it('leaves the button active that opens it, if it has none that closes it', async () => {
    const { inert } = await drawer((slot) => slot.querySelector('[popovertargetaction="hide"]')!.remove());
    expect(inert()).toEqual(['skip', 'main']);
  });

  it('makes the page active again before the browser returns the focus', async () => {
    const { slot, inert } = await drawer();
    let before: number | undefined;
    slot.addEventListener('beforetoggle', () => void (before = inert().length));
    slot.hidePopover();
    expect(before).toBe(0);
    await settle();
    expect([inert(), marked(), document.body.className]).toEqual([[], [], '']);
  });

  it('makes the page inert again when it closes and opens at once', async () => {
    const { slot, inert } = await drawer();
    slot.hidePopover();
    slot.showPopover();
    await settle();
    expect([inert(), document.body.className]).toEqual([outside, 'has-activeNavPages']);
  });

  it('closes when the window becomes wide', async () => {
    const { isOpen, inert } = await drawer();
    resize(801);
    await settle();
    expect([isOpen(), inert()]).toEqual([false, []]);
  });

  it('closes when the cart preview opens', async () => {
    const { store, isOpen, inert } = await drawer();
    void store.dispatch(openDialog({ name: 'cart-preview', html: '<p>1 item</p>' }));
    await settle();
    expect([isOpen(), inert()]).toEqual([false, []]);
    store.dispatch(closeDialog('cart-preview'));
  });

  it('opens its sub-menus in place, and neither a mouse nor the focus closes them', async () => {
    const { lighting, slot, press: click, hover } = await drawer();
    await click(lighting);
    slot.querySelector<HTMLElement>('.modal-close')!.focus();
    press('Escape');
    expect(await hover(lighting)).toEqual(['Lighting']);
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
