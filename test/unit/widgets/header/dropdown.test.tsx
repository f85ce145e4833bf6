import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dropdown } from '../../../../widgets/header/dropdown';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime, settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { point, press, pressOn, untilNextInput } from './point';

const around = (box: string) => `<main><button id="elsewhere">Elsewhere</button></main>${box}`;
const [first, second, last] = ['Shipping & Returns', 'About us', 'Contact us'];

beforeEach(() => {
  giveWindow(1280);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

const mount = async (settings: Record<string, string> = {}, more: (slot: HTMLElement) => void = () => {}) => {
  const change = (slot: HTMLElement) => {
    Object.assign(slot.dataset, settings);
    more(slot);
  };
  const mounted = await mountExample(dropdown, { around, change });
  const box = mounted.slot as HTMLDetailsElement;
  const summary = box.querySelector('summary')!;
  const toggle = async () => (summary.click(), settle());
  const elsewhere = document.querySelector<HTMLElement>('#elsewhere')!;
  const focused = () => document.activeElement?.textContent;
  return { ...mounted, box, summary, toggle, elsewhere, focused };
};

describe('a drop-down, before its code arrives', () => {
  it('is a disclosure; if it is opened then, it closes like any other', async () => {
    printExample(dropdown, { around }).querySelector('summary')!.click();
    const { slot } = await mountWidget(dropdown);
    expect((slot as HTMLDetailsElement).open).toBe(true);
    press('Escape');
    await settle();
    expect((slot as HTMLDetailsElement).open).toBe(false);
  });
});

describe('a drop-down, when it is mounted', () => {
  it.each(['aria-controls', 'aria-owns'])(
    'stays open at a press in the list of a box of suggestions: %s',
    async (name) => {
      const { box, toggle, elsewhere } = await mount({}, (slot) => {
        slot.lastElementChild!.insertAdjacentHTML(
          'beforeend',
          `<div role="combobox" ${name}="other their-list"></div>`,
        );
      });
      await toggle();
      document.body.insertAdjacentHTML('beforeend', '<div><ul role="listbox" id="their-list"><li>Mug</li></ul></div>');
      pressOn(document.querySelector('#their-list li')!);
      await settle();
      expect(box.open).toBe(true);
      document.querySelector('#their-list')!.parentElement!.remove();
      pressOn(elsewhere);
      await settle();
      expect(box.open).toBe(false);
    },
  );

  it('opens and closes at a click, and marks itself, its control and its panel while it is open', async () => {
    const { box, toggle, part } = await mount();
    const marked = () => [box, part('toggle'), part('content')].map(({ classList }) => classList.contains('is-open'));
    expect([box.open, ...marked()]).toEqual([false, false, false, false]);
    await toggle();
    expect([box.open, ...marked()]).toEqual([true, true, true, true]);
    await toggle();
    expect([box.open, ...marked()]).toEqual([false, false, false, false]);
  });

  it('works without a marked control', async () => {
    const { toggle, box, part } = await mount({}, (slot) =>
      slot.querySelector('summary')!.removeAttribute('data-part'),
    );
    await toggle();
    expect(part('content').classList.contains('is-open')).toBe(true);
    expect(box.querySelector('summary')!.className).toBe('navUser-action');
  });

  it('closes at Escape, also as the next input, and returns the focus to its summary', async () => {
    const { box, summary } = await mount();
    summary.click();
    await untilNextInput();
    box.querySelector('a')!.focus();
    expect(press('Escape')).toBe(true);
    expect([box.open, document.activeElement]).toEqual([false, summary]);
  });

  it('closes at a button of the theme in its panel, and gives its control the focus', async () => {
    const button = '<li><button type="button" data-drop-down-close><b>×</b></button></li>';
    const { box, toggle, summary } = await mount({}, (slot) =>
      slot.querySelector('[data-part="content"]')!.insertAdjacentHTML('beforeend', button),
    );
    await toggle();
    box.querySelector<HTMLElement>('[data-drop-down-close] b')!.click();
    await settle();
    expect([box.open, document.activeElement]).toEqual([false, summary]);
  });

  it('closes at a press elsewhere, not at one inside', async () => {
    const { box, toggle, elsewhere } = await mount();
    await toggle();
    pressOn(box.querySelector('li')!);
    expect(box.open).toBe(true);
    pressOn(elsewhere);
    expect(box.open).toBe(false);
  });

  it('closes when the focus moves elsewhere', async () => {
    const { box, toggle, elsewhere } = await mount();
    await toggle();
    box.querySelector('a')!.focus();
    elsewhere.focus();
    expect(box.open).toBe(false);
  });

  it('closes when another one opens, even without the focus', async () => {
    const one = await mount();
    one.slot.dataset.mounted = 'true';
    one.slot.insertAdjacentHTML('afterend', one.slot.outerHTML.replace(' data-mounted="true"', ''));
    const other = await mountWidget(dropdown);
    await one.toggle();
    other.slot.querySelector('summary')!.click();
    await settle();
    expect(one.box.open).toBe(false);
    expect((other.slot as HTMLDetailsElement).open).toBe(true);
  });

  it('stays open when another one opens inside of it', async () => {
    const outer = await mount();
    outer.slot.dataset.mounted = 'true';
    outer.part('content').innerHTML = outer.slot.outerHTML.replace(' data-mounted="true"', '');
    const inner = await mountWidget(dropdown);
    await outer.toggle();
    inner.slot.querySelector('summary')!.click();
    await settle();
    expect(outer.box.open).toBe(true);
    expect((inner.slot as HTMLDetailsElement).open).toBe(true);
  });

  it('stays open under a dialog that was opened from it, which gets all keys and presses', async () => {
    const { box, toggle } = await mount();
    await toggle();
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Cancel</button></dialog>');
    const cancel = document.querySelector<HTMLElement>('dialog button')!;
    box.querySelector('a')!.focus();
    cancel.focus();
    pressOn(cancel);
    expect(press('Escape')).toBe(false);
    expect(box.open).toBe(true);
  });

  it('does not handle Escape while it is closed', async () => {
    await mount();
    expect(press('Escape')).toBe(false);
  });

  it('does not handle arrow keys or the mouse', async () => {
    const { box, summary } = await mount();
    summary.focus();
    expect(press('ArrowDown')).toBe(false);
    point(summary);
    await passTime(20);
    expect(box.open).toBe(false);
  });
});

describe('a drop-down that is a list of choices', () => {
  it('opens by an arrow key, which then moves through the choices and wraps at the ends', async () => {
    const { box, summary, focused } = await mount({ menu: 'true' });
    summary.focus();
    expect(press('ArrowDown')).toBe(true);
    expect(box.open).toBe(true);
    expect(focused()).toEqual(first);
    const goes = (key: string) => (press(key), focused());
    expect([goes('ArrowDown'), goes('End'), goes('ArrowDown'), goes('ArrowUp'), goes('Home')]).toEqual([
      second,
      last,
      first,
      last,
      first,
    ]);
  });

  it('opens at the last choice by the up arrow key', async () => {
    const { summary, focused } = await mount({ menu: 'true' });
    summary.focus();
    press('ArrowUp');
    expect(focused()).toBe(last);
  });

  it('does not open by Home, which scrolls the page', async () => {
    const { box, summary } = await mount({ menu: 'true' });
    summary.focus();
    expect(press('Home')).toBe(false);
    expect(box.open).toBe(false);
  });
});

describe('a drop-down that opens under a mouse', () => {
  const hovered = async () => {
    const mounted = await mount({ hover: 'true' });
    point(mounted.summary);
    await passTime(20);
    return mounted;
  };

  it('closes 150 ms after the mouse has left, not before', async () => {
    const { box, summary, elsewhere } = await hovered();
    expect(box.open).toBe(true);
    point(elsewhere, { from: summary });
    await passTime(149);
    expect(box.open).toBe(true);
    await passTime(1);
    expect(box.open).toBe(false);
  });

  it('stays open if the mouse returns in time', async () => {
    const { box, summary, elsewhere } = await hovered();
    point(elsewhere, { from: summary });
    await passTime(100);
    point(summary, { from: elsewhere });
    await passTime(120);
    expect(box.open).toBe(true);
  });

  it('stays open after a click, until the next click', async () => {
    const { box, summary, elsewhere, toggle } = await hovered();
    await toggle();
    point(elsewhere, { from: summary });
    await passTime(200);
    expect(box.open).toBe(true);
    await toggle();
    expect(box.open).toBe(false);
  });

  it('does not open for a touch', async () => {
    const { box, summary } = await mount({ hover: 'true' });
    point(summary, { pointerType: 'touch' });
    await passTime(20);
    expect(box.open).toBe(false);
  });
});

describe('a drop-down with a field that gets the focus', () => {
  const field = '<input type="hidden" name="a"><label>Words <input id="words"></label><input id="second">';
  const panel = (slot: HTMLElement) =>
    slot.querySelector('[data-part="content"]')!.insertAdjacentHTML('beforeend', field);
  const withField = (settings: Record<string, string> = {}) => mount({ focusField: 'true', ...settings }, panel);
  const focused = () => document.activeElement?.id;

  it('focuses its first field at each opening, in the task of the press', async () => {
    const { toggle, summary, box } = await withField();
    summary.click();
    await untilNextInput();
    expect(focused()).toBe('words');
    await toggle();
    expect(box.open).toBe(false);
    await toggle();
    expect(focused()).toBe('words');
  });

  it('focuses the field if it was opened before it was mounted', async () => {
    await mount({ focusField: 'true' }, (slot) => {
      panel(slot);
      (slot as HTMLDetailsElement).open = true;
    });
    expect(focused()).toBe('words');
  });

  it('leaves a focus that is in the panel already, or elsewhere', async () => {
    const { box, summary, elsewhere } = await withField({ menu: 'true' });
    summary.focus();
    press('ArrowDown');
    await settle();
    expect(document.activeElement?.textContent).toBe(first);
    box.open = false;
    await settle();
    elsewhere.focus();
    box.open = true;
    await settle();
    expect(focused()).toBe('elsewhere');
  });

  it('does not take the focus when the mouse opens it', async () => {
    const { summary, box } = await withField({ hover: 'true' });
    point(summary);
    await passTime(20);
    expect([box.open, focused()]).toEqual([true, '']);
  });

  it('takes no focus without the attribute', async () => {
    const { toggle } = await mount({}, panel);
    await toggle();
    expect(focused()).toBe('');
  });
});
