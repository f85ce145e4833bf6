import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { holdEvents } from '../../../../core/loader/hold-events';
import { replay, type Slot } from '../../../../core/loader/slot';

const slots = new Map<Element, Slot>();
const pending: string[] = [];
let stop = () => {};
afterEach(() => {
  jest.useRealTimers();
  stop();
  slots.clear();
  pending.length = 0;
});

/** A page whose slots are as far as `statuses` says, by the slots' ids. */
function hold(html: string, statuses: Record<string, Slot['status']>): void {
  document.body.innerHTML = html;
  for (const [id, status] of Object.entries(statuses)) {
    const element = document.getElementById(id)!;
    slots.set(element, { element, widget: id, group: 'one', moment: 'now', status, held: [], unmount: null });
  }
  stop = holdEvents(
    (element) => slots.get(element),
    (slot) => void pending.push(slot.id),
  );
}

const held = (id: string) => slots.get(document.getElementById(id)!)?.held.length;
const link = '<a href="#there">There</a>';

describe('a slot that waits around one that is mounted', () => {
  const html = `<div id="outer" data-widget="outer"><p id="inner" data-widget="inner">${link}</p></div>`;

  it('gets the clicks made inside both', () => {
    hold(html, { outer: 'waiting', inner: 'mounted' });
    document.querySelector('a')!.click();
    expect([held('outer'), held('inner'), pending]).toEqual([1, 0, ['outer']]);
  });

  it('is brought forward by input inside both', () => {
    hold(html, { outer: 'waiting', inner: 'failed' });
    document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(pending).toEqual(['outer']);
  });

  it('comes after the one inside when that waits too', () => {
    hold(html, { outer: 'waiting', inner: 'loading' });
    document.querySelector('a')!.click();
    expect([held('outer'), held('inner')]).toEqual([0, 1]);
  });

  it('lets a link wait no longer than one slot may', () => {
    jest.useFakeTimers();
    hold(html, { outer: 'loading', inner: 'loading' });
    const followed = jest.fn();
    document.body.addEventListener('click', followed, { once: true });
    document.querySelector('a')!.click();
    jest.advanceTimersByTime(1_500);
    const inner = slots.get(document.getElementById('inner')!)!;
    inner.status = 'mounted';
    replay(inner);
    expect([held('outer'), followed.mock.calls.length]).toEqual([1, 0]);
    jest.advanceTimersByTime(500);
    expect([held('outer'), followed.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a disclosure in a slot that waits', () => {
  it('opens at once, as the browser does it: the widget finds it open', () => {
    hold('<details id="box" data-widget="box"><summary>More</summary></details>', { box: 'waiting' });
    document.querySelector('summary')!.click();
    expect([document.querySelector('details')!.open, held('box')]).toEqual([true, 0]);
  });
});

describe('a control in a slot that is not mounted yet', () => {
  const page = (inner: string) => `<form id="box" data-widget="box">${inner}</form><p id="out">${link}</p>`;
  const click = (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.querySelector(selector)!.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['a', link],
    ['a b', '<a href="#there"><b>There</b></a>'],
    ['button', '<button type="button">!</button>'],
    ['button', '<button>!</button>'],
    ['i', '<i role="button" tabindex="0">!</i>'],
    ['input', '<input type="submit">'],
    ['input', '<input type="button">'],
    ['input', '<input type="image" alt="">'],
  ])('has its click held: %s in %s', (selector, html) => {
    hold(page(html), { box: 'waiting' });
    const seen = jest.fn();
    document.body.addEventListener('click', seen, { once: true });
    expect(click(selector)).toBe(true);
    document.body.removeEventListener('click', seen);
    expect([held('box'), pending, seen.mock.calls.length]).toEqual([1, ['box'], 0]);
  });

  it.each([
    ['a', '<a>no link</a>'],
    ['input', '<input type="checkbox">'],
    ['input', '<input type="text">'],
    ['b', '<b>text</b>'],
  ])('changes at once where it is no button: %s in %s', (selector, html) => {
    hold(page(html), { box: 'waiting' });
    expect([click(selector), held('box'), pending]).toEqual([false, 0, []]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'has its click left to the browser when it asks for a tab or a window: %j',
    (init) => {
      hold(page(link), { box: 'waiting' });
      expect([click('a', init), held('box')]).toEqual([false, 0]);
    },
  );

  it.each(['mounted', 'failed', 'removed'] as const)('works when the slot is %s', (status) => {
    hold(page(link), { box: status });
    expect([click('a'), held('box'), pending]).toEqual([false, 0, []]);
  });

  it('works outside of slots, and in an element that no widget serves', () => {
    hold(`${page('')}<p data-widget="unknown">${link}</p>`, { box: 'waiting' });
    expect([click('#out a'), click('[data-widget="unknown"] a'), held('box')]).toEqual([false, false, 0]);
  });

  it('is that of its form, wherever the button stands', () => {
    const button = (type: string) => `<p><button id="${type}" type="${type}" form="box">!</button></p>`;
    hold(page('') + button('submit') + button('button'), { box: 'loading' });
    expect([click('#submit'), click('#button'), held('box')]).toEqual([true, false, 1]);
  });

  it('is clicked again when the slot is mounted, once', () => {
    hold(page('<button type="button">!</button>'), { box: 'loading' });
    const clicked = jest.fn();
    document.querySelector('button')!.addEventListener('click', clicked);
    click('button');
    const slot = slots.get(document.getElementById('box')!)!;
    slot.status = 'mounted';
    replay(slot);
    replay(slot);
    expect([clicked.mock.calls.length, slot.held]).toEqual([1, []]);
  });
});

describe('a form in a slot that is not mounted yet', () => {
  it('has its submit held, and submitted again by the same button', () => {
    hold('<form id="box" data-widget="box"><button name="a">!</button></form>', { box: 'loading' });
    const [form, button] = [document.querySelector('form')!, document.querySelector('button')!];
    const submits: (HTMLElement | null)[] = [];
    form.addEventListener('submit', (event) => {
      submits.push(event.submitter);
      event.preventDefault();
    });
    form.requestSubmit(button);
    expect([submits, held('box'), pending]).toEqual([[], 1, ['box']]);
    const slot = slots.get(form)!;
    slot.status = 'mounted';
    replay(slot);
    expect(submits).toEqual([button]);
  });
});

describe('a link in a slot that is not mounted yet', () => {
  const following = () => {
    const followed = jest.fn();
    document.body.addEventListener('click', followed);
    return { followed, done: () => document.body.removeEventListener('click', followed) };
  };

  it('is followed natively after two seconds, and not before', () => {
    jest.useFakeTimers();
    hold(`<p id="box" data-widget="box">${link}</p>`, { box: 'loading' });
    const { followed, done } = following();
    document.querySelector('a')!.click();
    jest.advanceTimersByTime(1_999);
    expect(followed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    done();
    expect([followed.mock.calls.length, held('box')]).toEqual([1, 0]);
    document.querySelector('a')!.click();
    expect(held('box')).toBe(1);
  });

  it('is followed once when the slot was mounted meanwhile; what others hold stays held', () => {
    jest.useFakeTimers();
    hold(`<p id="box" data-widget="box">${link}<button type="button">!</button></p>`, { box: 'loading' });
    const { followed, done } = following();
    document.querySelector('a')!.click();
    const slot = slots.get(document.getElementById('box')!)!;
    slot.status = 'mounted';
    replay(slot);
    slot.status = 'loading';
    document.querySelector('button')!.click();
    jest.advanceTimersByTime(5_000);
    done();
    expect([followed.mock.calls.length, held('box')]).toEqual([1, 1]);
  });

  it('has two seconds for itself, also after another link was done again', () => {
    jest.useFakeTimers();
    hold(`<p id="box" data-widget="box">${link}</p>`, { box: 'loading' });
    const slot = slots.get(document.getElementById('box')!)!;
    document.querySelector('a')!.click();
    jest.advanceTimersByTime(1_500);
    slot.status = 'mounted';
    replay(slot);
    slot.status = 'loading';
    const { followed, done } = following();
    document.querySelector('a')!.click();
    jest.advanceTimersByTime(1_999);
    expect(followed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    done();
    expect(followed).toHaveBeenCalledTimes(1);
  });
});

describe('input in a slot that waits', () => {
  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin'])(
    'brings it forward, and stays the page’s: %s',
    (type) => {
      hold(`<p id="box" data-widget="box">${link}</p>`, { box: 'waiting' });
      const seen = jest.fn();
      document.body.addEventListener(type, seen, { once: true });
      const event = new Event(type, { bubbles: true, cancelable: true });
      document.querySelector('a')!.dispatchEvent(event);
      expect([pending, event.defaultPrevented, seen.mock.calls.length, held('box')]).toEqual([['box'], false, 1, 0]);
    },
  );

  it('counts also where the page keeps it for itself', () => {
    hold(`<p id="box" data-widget="box">${link}</p>`, { box: 'waiting' });
    document.querySelector('a')!.addEventListener('keydown', (event) => event.stopPropagation());
    document.querySelector('a')!.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(pending).toEqual(['box']);
  });

  it('counts only inside of it', () => {
    hold(`<p id="box" data-widget="box"></p>${link}`, { box: 'waiting' });
    document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('keydown'));
    expect(pending).toEqual([]);
  });
});

describe('a page that is stopped', () => {
  it('holds nothing any more', () => {
    hold(`<p id="box" data-widget="box">${link}</p>`, { box: 'waiting' });
    stop();
    document.querySelector('a')!.click();
    document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect([held('box'), pending]).toEqual([0, []]);
  });
});

describe('a key in a slot that waits', () => {
  const pressed = (key: string) => {
    hold(`<nav id="menu" data-widget="menu">${link}</nav>`, { menu: 'waiting' });
    const keys: string[] = [];
    const control = document.querySelector('a')!;
    control.focus();
    const isLeftAlone = control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    control.addEventListener('keydown', (event) => keys.push(event.key));
    return { keys, isLeftAlone, slot: slots.get(document.getElementById('menu')!)! };
  };

  it('is pressed again by the widget’s arrival when it is an arrow; the page still scrolls', () => {
    const { keys, isLeftAlone, slot } = pressed('ArrowDown');
    replay(slot);
    expect([isLeftAlone, keys]).toEqual([true, ['ArrowDown']]);
  });

  it('is not pressed again when the focus has moved on', () => {
    const { keys, slot } = pressed('ArrowDown');
    document.querySelector('a')!.blur();
    replay(slot);
    expect(keys).toEqual([]);
  });

  it('is not pressed again when the browser has done all that it does', () => {
    const { keys, slot } = pressed('Enter');
    replay(slot);
    expect(keys).toEqual([]);
  });
});
