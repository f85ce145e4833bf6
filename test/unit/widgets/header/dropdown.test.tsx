import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dropdown } from '../../../../widgets/header/dropdown';
import { mountWidget } from '../../../support/examples/mount-widget';
import { passTime, settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { mountForUser } from '../with-user';
import { point, press, pressOn, untilNextInput } from './point';

beforeEach(() => {
  giveWindow(1280);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});

const mount = async (settings: Record<string, string> = {}, more: (slot: HTMLElement) => void = () => {}) => {
  const mounted = await mountForUser(dropdown, {
    around: (html) => `<main><button id="elsewhere">Elsewhere</button></main>${html}`,
    change: (slot) => {
      Object.assign(slot.dataset, settings);
      more(slot);
    },
  });
  const box = mounted.slot as HTMLDetailsElement;
  const summary = box.querySelector('summary')!;
  const copy = box.outerHTML;
  box.dataset.mounted = 'true';
  const isMarked = ({ classList }: Element) => classList.contains('is-open');
  return {
    ...mounted,
    box,
    summary,
    marked: () => [isMarked(box), isMarked(summary), isMarked(mounted.part('content'))],
    toggle: () => mounted.click(summary),
    /** Mounts a copy of the drop-down at a place of the page. */
    mountCopy: async (place: InsertPosition, element: Element) => {
      element.insertAdjacentHTML(place, copy);
      const { slot } = await mountWidget(dropdown);
      slot.dataset.mounted = 'true';
      return slot as HTMLDetailsElement;
    },
    elsewhere: document.querySelector<HTMLElement>('#elsewhere')!,
  };
};
const addTo = (html: string) => (slot: HTMLElement) =>
  slot.querySelector('[data-part="content"]')!.insertAdjacentHTML('beforeend', html);

describe('a drop-down', () => {
  it('that was opened before its code arrived closes like any other', async () => {
    const { box } = await mount({}, (slot) => slot.querySelector('summary')!.click());
    expect(box.open).toBe(true);
    press('Escape');
    await settle();
    expect(box.open).toBe(false);
  });

  it.each(['aria-controls', 'aria-owns'])(
    'stays open at a press in the list of a box of suggestions: %s',
    async (name) => {
      const { box, toggle, elsewhere } = await mount({}, addTo(`<div role="combobox" ${name}="other theirs"></div>`));
      await toggle();
      document.body.insertAdjacentHTML('beforeend', '<div><ul role="listbox" id="theirs"><li>Mug</li></ul></div>');
      pressOn(document.querySelector('#theirs li')!);
      await settle();
      expect(box.open).toBe(true);
      document.querySelector('#theirs')!.remove();
      pressOn(elsewhere);
      await settle();
      expect(box.open).toBe(false);
    },
  );

  it('opens and closes at a click, and marks itself, its control and its panel while it is open', async () => {
    const { box, toggle, marked } = await mount();
    for (const isOpen of [true, false]) {
      await toggle();
      expect([box.open, ...marked()]).toEqual(Array(4).fill(isOpen));
    }
  });

  it('works without a marked control', async () => {
    const { toggle, marked } = await mount({}, (slot) => slot.querySelector('summary')!.removeAttribute('data-part'));
    await toggle();
    expect(marked()).toEqual([true, false, true]);
  });

  it('closes at Escape, also as the next input, and returns the focus to its summary', async () => {
    const { box, summary } = await mount();
    expect(press('Escape')).toBe(false);
    summary.click();
    await untilNextInput();
    box.querySelector('a')!.focus();
    expect([press('Escape'), box.open, document.activeElement]).toEqual([true, false, summary]);
  });

  it('closes at a button of the theme in its panel, and gives its control the focus', async () => {
    const button = '<li><button type="button" data-drop-down-close><b>×</b></button></li>';
    const { box, toggle, click, summary } = await mount({}, addTo(button));
    await toggle();
    await click(box.querySelector('[data-drop-down-close] b')!);
    expect([box.open, document.activeElement]).toEqual([false, summary]);
  });

  it('closes at a press elsewhere, not at one inside, and when the focus moves elsewhere', async () => {
    const { box, toggle, elsewhere } = await mount();
    await toggle();
    pressOn(box.querySelector('li')!);
    expect(box.open).toBe(true);
    pressOn(elsewhere);
    expect(box.open).toBe(false);
    await toggle();
    box.querySelector('a')!.focus();
    elsewhere.focus();
    expect(box.open).toBe(false);
  });

  it('closes when another one opens, even without the focus, except inside of it', async () => {
    const { box, toggle, mountCopy, part } = await mount();
    const other = await mountCopy('afterend', box);
    const inner = await mountCopy('beforeend', part('content'));
    await toggle();
    inner.querySelector('summary')!.click();
    await settle();
    expect([box.open, inner.open]).toEqual([true, true]);
    other.querySelector('summary')!.click();
    await settle();
    expect([box.open, other.open]).toEqual([false, true]);
  });

  it('stays open under a dialog that was opened from it, which gets all keys and presses', async () => {
    const { box, toggle } = await mount();
    await toggle();
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Cancel</button></dialog>');
    const cancel = document.querySelector<HTMLElement>('dialog button')!;
    box.querySelector('a')!.focus();
    cancel.focus();
    pressOn(cancel);
    expect([press('Escape'), box.open]).toEqual([false, true]);
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
  it('opens by an arrow key, not by Home, which scrolls the page, and focuses a choice', async () => {
    const { box, summary } = await mount({ menu: 'true' });
    summary.focus();
    expect([press('Home'), box.open]).toEqual([false, false]);
    expect([press('ArrowUp'), box.open, document.activeElement?.textContent]).toEqual([true, true, 'Contact us']);
    expect([press('ArrowDown'), document.activeElement?.textContent]).toEqual([true, 'Shipping & Returns']);
  });
});

describe('a drop-down that opens under a mouse', () => {
  const hovered = async () => {
    const mounted = await mount({ hover: 'true' });
    point(mounted.summary);
    await passTime(20);
    /** Whether it is open some milliseconds after the mouse has left. */
    const isOpenAfter = async (milliseconds: number) => {
      point(mounted.elsewhere, { from: mounted.summary });
      await passTime(milliseconds);
      return mounted.box.open;
    };
    return { ...mounted, isOpenAfter };
  };

  it('closes 150 ms after the mouse has left, not before', async () => {
    const { box, isOpenAfter } = await hovered();
    expect([box.open, await isOpenAfter(149)]).toEqual([true, true]);
    await passTime(1);
    expect(box.open).toBe(false);
  });

  it('stays open if the mouse returns in time', async () => {
    const { box, summary, elsewhere, isOpenAfter } = await hovered();
    await isOpenAfter(100);
    point(summary, { from: elsewhere });
    await passTime(120);
    expect(box.open).toBe(true);
  });

  it('stays open after a click, until the next click', async () => {
    const { box, toggle, isOpenAfter } = await hovered();
    await toggle();
    expect(await isOpenAfter(200)).toBe(true);
    await toggle();
    expect(box.open).toBe(false);
  });

  it('is open for a mouse that was over it before its code arrived', async () => {
    giveWindow(1280, ['(hover: hover)']);
    const isUnder = (selector: string) => selector === ':hover';
    const { box } = await mount({ hover: 'true' }, (slot) => Object.assign(slot, { matches: isUnder }));
    expect(box.open).toBe(true);
  });

  it('does not open for a touch', async () => {
    const { box, summary } = await mount({ hover: 'true' });
    point(summary, { pointerType: 'touch' });
    await passTime(20);
    expect(box.open).toBe(false);
  });
});

describe('a drop-down with a field that gets the focus', () => {
  const fields = addTo('<input type="hidden" name="a"><label>Words <input id="words"></label><input id="second">');
  const withField = (settings: Record<string, string> = {}) => mount({ focusField: 'true', ...settings }, fields);
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
      fields(slot);
      (slot as HTMLDetailsElement).open = true;
    });
    expect(focused()).toBe('words');
  });

  it('leaves a focus that is in the panel already, or elsewhere', async () => {
    const { box, summary, elsewhere } = await withField({ menu: 'true' });
    summary.focus();
    press('ArrowDown');
    await settle();
    expect(document.activeElement?.textContent).toBe('Shipping & Returns');
    box.open = false;
    await settle();
    elsewhere.focus();
    box.open = true;
    await settle();
    expect(focused()).toBe('elsewhere');
  });

  it('does not take the focus when the mouse opens it, or without the attribute', async () => {
    const { summary, box } = await withField({ hover: 'true' });
    point(summary);
    await passTime(20);
    expect([box.open, focused()]).toEqual([true, '']);
    const { toggle } = await mount({}, (slot) => {
      fields(slot);
      delete slot.dataset.focusField;
    });
    await toggle();
    expect(focused()).toBe('');
  });
});
