import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { holdEvents, type Holding } from '../../../../core/loader/hold-events';
import type { Slot } from '../../../../core/loader/slot';

const slots = new Map<Element, Slot>();
const pending: string[] = [];
let holding: Holding | undefined;
let shown = true;
let listening = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout: the test says what is shown.
  Element.prototype.checkVisibility = function (this: Element) {
    return this.isConnected && shown;
  };
});
afterEach(() => {
  jest.useRealTimers();
  listening.abort();
  listening = new AbortController();
  holding?.stop();
  slots.clear();
  pending.length = 0;
  shown = true;
});

/** A page whose slots are as far as `statuses` says, by the slots' ids. */
function hold(html: string, statuses: Record<string, Slot['status']>): void {
  document.body.innerHTML = html;
  for (const [id, status] of Object.entries(statuses)) {
    const element = document.getElementById(id)!;
    slots.set(element, { element, widget: id, group: 'one', moment: 'now', status, unmount: null });
  }
  holding = holdEvents(
    (element) => slots.get(element),
    (slot) => void pending.push(slot.id),
  );
}

const settle = (id: string, status: Slot['status'] = 'mounted') => {
  slots.get(document.getElementById(id)!)!.status = status;
  holding!.replay();
};
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const isBusy = (selector: string) => find(selector).getAttribute('aria-busy') === 'true';
/** Whether the click was left to the browser. */
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
/** The clicks that an element hears; none is followed, because jsdom can't. */
const hear = (selector = 'body') => {
  const clicks: Event[] = [];
  const listener = (event: Event) => {
    clicks.push(event);
    event.preventDefault();
  };
  find(selector).addEventListener('click', listener, { signal: listening.signal });
  return clicks;
};
const link = '<a href="/there/">There</a>';
const button = '<button type="button">!</button>';
const waiting = (inner: string) => hold(`<div id="box" data-widget="box">${inner}</div>`, { box: 'waiting' });
const form = (inner: string, more = '') => `<form id="box" data-widget="box" ${more}>${inner}</form>`;

describe('a press in a slot that waits', () => {
  it.each([
    ['a', link],
    ['a b', '<a href="#there"><b>There</b></a>'],
    ['button', button],
    ['button', '<button>!</button>'],
    ['i', '<i role="button" tabindex="0">!</i>'],
    ['input', '<input type="submit">'],
    ['input', '<input type="button">'],
    ['input', '<input type="image" alt="">'],
  ])('is held, and shows that it was taken: %s in %s', (selector, html) => {
    waiting(html);
    const clicks = hear('#box');
    expect(click(selector)).toBe(false);
    expect([clicks, pending, document.querySelectorAll('[aria-busy="true"]').length]).toEqual([[], ['box'], 1]);
  });

  it.each([
    ['a', '<a>no link</a>'],
    ['input', '<input type="checkbox">'],
    ['input', '<input type="text">'],
    ['b', '<b>text</b>'],
    ['summary', '<details><summary>More</summary></details>'],
  ])('changes the page at once where it is no button’s: %s in %s', (selector, html) => {
    waiting(html);
    expect([click(selector), pending]).toEqual([true, []]);
  });

  it.each([
    ['a', '<a href="/there/" target="_blank">There</a>'],
    ['button', '<form target="_blank"><button>!</button></form>'],
    ['button', '<form><button formaction="/there/">!</button></form>'],
    ['button', '<button type="button" popovertarget="menu">!</button>'],
    ['button', `<p data-widget-press="native">${button}</p>`],
  ])('is the browser’s, or another script’s, where it needs to be: %s in %s', (selector, html) => {
    waiting(html);
    hear();
    click(selector);
    expect([isBusy(selector), pending]).toEqual([false, []]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is the browser’s when it asks for a tab or a window: %j',
    (init) => {
      waiting(link);
      const clicks = hear('a');
      click('a', init);
      expect([clicks.length, isBusy('a')]).toEqual([1, false]);
    },
  );

  it('is the browser’s when the button stands outside of its form', () => {
    hold(`${form('')}<p><button form="box">!</button></p>`, { box: 'waiting' });
    hear();
    click('button');
    expect(isBusy('button')).toBe(false);
  });

  it('is another script’s that has taken it before', () => {
    const take = (event: Event) => event.preventDefault();
    window.addEventListener('click', take, true);
    waiting(button);
    click('button');
    window.removeEventListener('click', take, true);
    expect([isBusy('button'), pending]).toEqual([false, []]);
  });

  it.each(['mounted', 'failed', 'removed'] as const)('is done at once when the slot is %s', (status) => {
    hold(`<div id="box" data-widget="box">${link}</div>`, { box: status });
    const clicks = hear('a');
    click('a');
    expect([clicks.length, isBusy('a')]).toEqual([1, false]);
  });

  it('is done at once outside of slots, and in an element that no widget serves', () => {
    hold(`<p id="out">${link}</p><p data-widget="unknown">${link}</p>`, {});
    const clicks = hear();
    click('#out a');
    click('[data-widget="unknown"] a');
    expect([clicks.length, document.querySelector('[aria-busy]')]).toEqual([2, null]);
  });
});

describe('a press that is held', () => {
  it.each(['mounted', 'failed'] as const)(
    'is done once, however often it was repeated, when the slot is %s',
    (status) => {
      waiting(button);
      const clicks = hear('button');
      for (let times = 0; times < 3; times += 1) click('button');
      settle('box', status);
      jest.advanceTimersByTime(60_000);
      expect([clicks.length, isBusy('button')]).toEqual([1, false]);
    },
  );

  it('is done in the order in which presses were made; what waits for another slot goes on waiting', () => {
    hold(
      `<p id="one" data-widget="one"><button type="button" id="first">1</button></p>
       <p id="two" data-widget="two"><button type="button" id="second">2</button></p>
       <p id="three" data-widget="three"><button type="button" id="third">3</button></p>`,
      { one: 'waiting', two: 'loading', three: 'loading' },
    );
    const clicks = hear();
    for (const id of ['second', 'third', 'first']) click(`#${id}`);
    for (const id of ['one', 'two']) slots.get(document.getElementById(id)!)!.status = 'mounted';
    holding!.replay();
    expect(clicks.map(({ target }) => (target as Element).id)).toEqual(['second', 'first']);
    expect(isBusy('#third')).toBe(true);
  });

  it('is done natively after four seconds and not before; a link then leads, and does nothing more meanwhile', () => {
    waiting(link);
    const clicks: Event[] = [];
    find('a').addEventListener('click', (event) => clicks.push(event));
    click('a');
    jest.advanceTimersByTime(3_999);
    expect([clicks.length, isBusy('a')]).toEqual([0, true]);
    jest.advanceTimersByTime(1);
    click('a');
    expect([clicks.length, clicks[0]?.defaultPrevented, isBusy('a')]).toEqual([1, false, true]);
    jest.advanceTimersByTime(10_000);
    expect(isBusy('a')).toBe(false);
    click('a');
    expect([clicks.length, isBusy('a')]).toEqual([1, true]);
  });

  it('submits a form natively after four seconds, by the button that was pressed', () => {
    hold(form('<button name="a">!</button>'), { box: 'loading' });
    const submitters: (HTMLElement | null)[] = [];
    find('form').addEventListener('submit', (event) => {
      submitters.push(event.submitter);
      event.preventDefault();
    });
    click('button');
    expect(submitters).toEqual([]);
    jest.advanceTimersByTime(4_000);
    expect(submitters).toEqual([find('button')]);
  });

  it('is free again after four seconds where the browser has nothing to do, or stays on the page', () => {
    waiting(`${button}<a href="#there">There</a>`);
    const clicks = hear();
    click('button');
    click('a');
    jest.advanceTimersByTime(4_000);
    expect([clicks.length, isBusy('button'), isBusy('a')]).toEqual([2, false, false]);
    settle('box');
    expect(clicks).toHaveLength(2);
  });

  it.each([
    ['hidden', () => void (shown = false)],
    ['gone', () => find('button').remove()],
    ['inert', () => find('#box').setAttribute('inert', '')],
    ['disabled', () => find('button').setAttribute('disabled', '')],
  ])('is not done when the control is %s by then, nor natively', (_, change) => {
    for (const done of [() => settle('box'), () => jest.advanceTimersByTime(4_000)]) {
      shown = true;
      holding?.stop();
      waiting(button);
      const control = find('button');
      const clicks = hear('button');
      click('button');
      change();
      done();
      expect([clicks, control.hasAttribute('aria-busy')]).toEqual([[], false]);
    }
  });

  it('is done where the control was hidden all the time: a script has pressed it', () => {
    waiting(button);
    shown = false;
    const clicks = hear('button');
    find('button').click();
    settle('box');
    expect(clicks).toHaveLength(1);
  });

  it('asks nothing of browsers that do not tell what is shown', () => {
    Element.prototype.checkVisibility = undefined as never;
    waiting(button);
    const clicks = hear('button');
    click('button');
    settle('box');
    expect(clicks).toHaveLength(1);
  });

  it('is given up when the shopper changes a field, and when the page is hidden', () => {
    waiting(`${button}<input>`);
    const clicks = hear('button');
    for (const newer of [
      () => find('input').dispatchEvent(new Event('input', { bubbles: true })),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      click('button');
      newer();
      expect(isBusy('button')).toBe(false);
    }
    settle('box');
    jest.advanceTimersByTime(60_000);
    expect(clicks).toEqual([]);
  });

  it.each([
    ['a field of another form', '<form><input id="there"></form>', false],
    ['a dialog', '<dialog><button id="there">!</button></dialog>', false],
    ['a button of another form', '<form><button id="there">!</button></form>', true],
    ['a field of no form', '<input id="there">', true],
    ['a link', '<a id="there" href="#">!</a>', true],
  ])('is given up when the focus goes elsewhere: to %s', (_, html, stays) => {
    hold(form('<button>!</button><input id="here">') + html, { box: 'loading' });
    click('#box button');
    find('#here').focus();
    expect(isBusy('#box button')).toBe(true);
    find('#there').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(isBusy('#box button')).toBe(stays);
  });

  it('stays when the focus moves inside of its own dialog', () => {
    hold(`<dialog id="box" data-widget="box">${button}<input></dialog>`, { box: 'loading' });
    click('button');
    find('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(isBusy('button')).toBe(true);
  });

  it('is done no more on a page that is stopped, and nothing is held there', () => {
    waiting(button);
    const clicks = hear('button');
    click('button');
    holding!.stop();
    expect(isBusy('button')).toBe(false);
    jest.advanceTimersByTime(4_000);
    expect(clicks).toEqual([]);
    click('button');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect([clicks.length, pending]).toEqual([1, ['box']]);
  });
});

describe('a slot that waits around one that does not', () => {
  const html = (inner: string) =>
    `<div id="outer" data-widget="outer"><div id="inner" data-widget="inner">${inner}</div></div>`;

  it('gets the clicks on links that the inner widget leaves to it', () => {
    hold(html(link), { outer: 'waiting', inner: 'mounted' });
    const clicks: Event[] = [];
    find('a').addEventListener('click', (event) => clicks.push(event));
    expect([click('a'), clicks.length, isBusy('a'), pending]).toEqual([false, 1, true, ['outer']]);
  });

  it('gets no click that the inner widget has taken', () => {
    hold(html(link), { outer: 'waiting', inner: 'mounted' });
    const clicks = hear('a');
    click('a');
    expect([clicks.length, isBusy('a'), pending]).toEqual([1, false, []]);
  });

  it('holds no button up: an add waits for no list', () => {
    hold(html('<form><button>!</button></form>'), { outer: 'waiting', inner: 'mounted' });
    const submits: Event[] = [];
    find('form').addEventListener('submit', (event) => {
      submits.push(event);
      event.preventDefault();
    });
    click('button');
    expect([submits.length, isBusy('button')]).toEqual([1, false]);
  });

  it('is the form of a button whose own slot waits no more', () => {
    hold(form(`<p id="inner" data-widget="inner"><button>!</button></p>`), { box: 'waiting', inner: 'mounted' });
    expect([click('button'), isBusy('button'), pending]).toEqual([false, true, ['box']]);
  });

  it('is brought forward by input inside both', () => {
    hold(html(link), { outer: 'waiting', inner: 'failed' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(pending).toEqual(['outer']);
  });

  it('comes after the one inside when that waits too, and has what is left of the four seconds', () => {
    hold(html(link), { outer: 'loading', inner: 'loading' });
    const clicks: Event[] = [];
    find('a').addEventListener('click', (event) => clicks.push(event));
    click('a');
    jest.advanceTimersByTime(3_000);
    settle('inner');
    expect([clicks.map(({ defaultPrevented }) => defaultPrevented), isBusy('a')]).toEqual([[true], true]);
    jest.advanceTimersByTime(1_000);
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
  });
});

describe('Enter in a field', () => {
  /** The browser clicks the form's button. */
  const enter = (hears?: (event: KeyboardEvent) => void) => {
    hold(form('<p id="inner" data-widget="inner"><input></p><button>!</button>'), { box: 'loading', inner: 'loading' });
    if (hears) find('input').addEventListener('keydown', hears);
    const submits: Event[] = [];
    find('form').addEventListener('submit', (event) => {
      submits.push(event);
      event.preventDefault();
    });
    find('input').focus();
    find('button').click();
    return submits;
  };

  it('is the widget’s first, which may have another use for it', () => {
    const keys: string[] = [];
    const submits = enter((event) => {
      keys.push(event.key);
      event.preventDefault();
    });
    settle('box');
    expect([keys, submits]).toEqual([['Enter'], []]);
  });

  it('submits where no widget has', () => {
    const submits = enter(() => {});
    settle('box');
    expect(submits).toHaveLength(1);
  });

  it('is none when the pointer has pressed the button', () => {
    hold(form('<input><button>!</button>'), { box: 'loading' });
    const keys: Event[] = [];
    find('input').addEventListener('keydown', (event) => keys.push(event));
    hear();
    find('input').focus();
    click('button', { detail: 1 });
    settle('box');
    expect(keys).toEqual([]);
  });
});

describe('a slot that asks a question', () => {
  const question = 'data-question="Really?"';
  const asked = (answer: boolean) => jest.spyOn(window, 'confirm').mockReset().mockReturnValue(answer);

  it('asks it by the browser’s means when its code is late or has failed', () => {
    hold(`<a id="box" data-widget="box" href="/gone/" ${question}>Remove</a>`, { box: 'loading' });
    // Not prevented: only so would the click come back to the slot.
    const clicks: Event[] = [];
    document.body.addEventListener('click', (event) => clicks.push(event), { signal: listening.signal });
    const confirm = asked(false);
    click('a');
    expect(confirm).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4_000);
    expect([confirm.mock.calls, clicks]).toEqual([[['Really?']], []]);

    asked(true);
    click('a');
    jest.advanceTimersByTime(4_000);
    expect([confirm.mock.calls.length, clicks.length]).toEqual([1, 1]);
    settle('box', 'failed');
    click('a');
    expect([confirm.mock.calls.length, clicks.length]).toEqual([2, 2]);
  });

  it('leaves it to the widget that is there', () => {
    hold(form('<button>!</button>', question), { box: 'mounted' });
    const confirm = asked(true);
    hear();
    click('button');
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('a button that steps a field', () => {
  const steps = (status: Slot['status']) =>
    hold(
      form(
        `<p><button type="button" data-widget-step="-1">-</button><input value="2">
         <button type="button" data-widget-step="1" id="more">+</button></p><button id="buy">!</button>`,
      ),
      { box: status },
    );

  it.each(['waiting', 'failed'] as const)('steps it at each press while the widget is not there: %s', (status) => {
    steps(status);
    const shown: string[] = [];
    for (const selector of ['#more', '#more', 'button', 'button', 'button', 'button']) {
      click(selector);
      shown.push(find<HTMLInputElement>('input').value);
    }
    expect([shown, document.querySelector('[aria-busy]')]).toEqual([['3', '4', '3', '2', '1', '1'], null]);
  });

  it('changes what was pressed before it, as typing does', () => {
    steps('loading');
    click('#buy');
    click('#more');
    expect(isBusy('#buy')).toBe(false);
  });

  it('is the widget’s when it is there', () => {
    steps('mounted');
    click('#more');
    expect(find<HTMLInputElement>('input').value).toBe('2');
  });
});

describe('input in a slot that waits', () => {
  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin'])(
    'brings it forward, and stays the page’s: %s',
    (type) => {
      waiting(link);
      const seen = jest.fn();
      document.body.addEventListener(type, seen, { once: true });
      const event = new Event(type, { bubbles: true, cancelable: true });
      find('a').dispatchEvent(event);
      expect([pending, event.defaultPrevented, seen.mock.calls.length, isBusy('a')]).toEqual([
        ['box'],
        false,
        1,
        false,
      ]);
    },
  );

  it('counts also where the page keeps it for itself', () => {
    waiting(link);
    find('a').addEventListener('keydown', (event) => event.stopPropagation());
    find('a').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(pending).toEqual(['box']);
  });

  it('counts only inside of it', () => {
    hold(`<p id="box" data-widget="box"></p>${link}`, { box: 'waiting' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('keydown'));
    expect(pending).toEqual([]);
  });
});

describe('a key in a slot that waits', () => {
  const pressed = (key: string) => {
    hold(`<nav id="menu" data-widget="menu">${link}</nav>`, { menu: 'waiting' });
    const keys: string[] = [];
    const control = find('a');
    control.focus();
    const isLeftAlone = control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    control.addEventListener('keydown', (event) => keys.push(event.key));
    return { keys, isLeftAlone };
  };

  it('is pressed again by the widget’s arrival when it is an arrow; the page still scrolls', () => {
    const { keys, isLeftAlone } = pressed('ArrowDown');
    settle('menu');
    expect([isLeftAlone, keys]).toEqual([true, ['ArrowDown']]);
  });

  it('is not pressed again when the focus has moved on', () => {
    const { keys } = pressed('ArrowDown');
    find('a').blur();
    settle('menu');
    expect(keys).toEqual([]);
  });

  it('is not pressed again when the browser has done all that it does', () => {
    const { keys } = pressed('Enter');
    settle('menu');
    expect(keys).toEqual([]);
  });
});
