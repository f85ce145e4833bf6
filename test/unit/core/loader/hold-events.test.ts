import { describe, expect, it, jest } from '@jest/globals';
import { button, click, find, form, isBusy, link, useHeldEvents } from './use-held-events';

const { pending, hold, listen, waiting, settle, recordClicks, isComposing } = useHeldEvents();

describe('a press in a waiting slot', () => {
  it.each([
    ['a', link],
    ['a b', '<a href="#there"><b>There</b></a>'],
    ['button', button],
    ['button', '<button>!</button>'],
    ['i', '<i role="button" tabindex="0">!</i>'],
    ['input', '<input type="submit">'],
    ['input', '<input type="button">'],
    ['input', '<input type="image" alt="">'],
  ])('is delayed, and its control is busy: %s in %s', (selector, html) => {
    waiting(html);
    const clicks = recordClicks('#box');
    expect(click(selector)).toBe(false);
    expect(clicks).toEqual([]);
    expect(pending).toEqual(['box']);
    expect(document.querySelectorAll('[aria-busy="true"]').length).toBe(1);
  });

  it.each([
    ['a', '<a>no link</a>'],
    ['input', '<input type="checkbox">'],
    ['input', '<input type="text">'],
    ['b', '<b>text</b>'],
    ['summary', '<details><summary>More</summary></details>'],
  ])('is handled at once if it is not on a link or a button: %s in %s', (selector, html) => {
    waiting(html);
    expect(click(selector)).toBe(true);
    expect(isBusy(selector)).toBe(false);
  });

  it.each<[string, string, MouseEventInit?]>([
    ['a', link, { ctrlKey: true }],
    ['a', link, { metaKey: true }],
    ['a', link, { shiftKey: true }],
    ['a', '<a href="/there/" target="_blank">There</a>'],
    ['button', '<form target="_blank"><button>!</button></form>'],
    ['button', '<form><button formaction="/there/">!</button></form>'],
    ['button', '<button type="button" popovertarget="menu">!</button>'],
    ['button', `<p data-widget-press="native">${button}</p>`],
    ['button', '<form id="far"></form><button form="far">!</button>'],
  ])('is left to the browser or to another script: %s in %s', (selector, html, ...init) => {
    waiting(html);
    recordClicks();
    click(selector, ...init);
    expect(isBusy(selector)).toBe(false);
    expect(pending).toEqual([]);
  });

  it('is left to another script that has prevented it', () => {
    const take = (event: Event) => event.preventDefault();
    window.addEventListener('click', take, true);
    waiting(button);
    click('button');
    window.removeEventListener('click', take, true);
    expect(isBusy('button')).toBe(false);
    expect(pending).toEqual([]);
  });

  it.each(['mounted', 'failed', 'removed'] as const)('is handled at once when the slot is %s', (status) => {
    hold(`<div id="box" data-widget="box">${link}</div>`, { box: status });
    const clicks = recordClicks('a');
    click('a');
    expect(clicks.length).toBe(1);
    expect(isBusy('a')).toBe(false);
  });

  it('is handled at once outside of slots and in an element with an unknown widget', () => {
    hold(`<p id="out">${link}</p><p data-widget="unknown">${link}</p>`, {});
    const clicks = recordClicks();
    click('#out a');
    click('[data-widget="unknown"] a');
    expect(clicks.length).toBe(2);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('a waiting slot around a slot that does not wait', () => {
  const html = (inner: string) =>
    `<div id="outer" data-widget="outer"><div id="inner" data-widget="inner">${inner}</div></div>`;

  it.each([false, true])('delays a click on a link, unless the inner widget has prevented it: %s', (isPrevented) => {
    hold(html(link), { outer: 'waiting', inner: 'mounted' });
    const clicks: Event[] = [];
    listen('a', (event) => clicks.push(event));
    if (isPrevented) listen('a', (event) => event.preventDefault());
    click('a');
    expect([clicks.length, isBusy('a'), pending]).toEqual([1, !isPrevented, isPrevented ? [] : ['outer']]);
  });

  it('does not delay a button, so that adding to the cart does not wait for the list', () => {
    hold(html('<form><button>!</button></form>'), { outer: 'waiting', inner: 'mounted' });
    const submits: Event[] = [];
    find('form').addEventListener('submit', (event) => {
      submits.push(event);
      event.preventDefault();
    });
    click('button');
    expect(submits.length).toBe(1);
    expect(isBusy('button')).toBe(false);
  });

  it('delays a button of its own form, also inside a mounted slot', () => {
    hold(form(`<p id="inner" data-widget="inner"><button>!</button></p>`), { box: 'waiting', inner: 'mounted' });
    expect(click('button')).toBe(false);
    expect(isBusy('button')).toBe(true);
    expect(pending).toEqual(['box']);
  });

  it('is brought forward by input in the inner slot', () => {
    hold(html(link), { outer: 'waiting', inner: 'failed' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(pending).toEqual(['outer']);
  });

  it('gets the press after an inner slot that waits too, with the rest of the four seconds', () => {
    hold(html(link), { outer: 'loading', inner: 'loading' });
    const clicks: Event[] = [];
    listen('a', (event) => clicks.push(event));
    click('a');
    jest.advanceTimersByTime(3_000);
    settle('inner');
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
    expect(isBusy('a')).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
  });
});

describe('input in a waiting slot', () => {
  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'change'])(
    'brings the slot forward: %s',
    (type) => {
      waiting(link);
      const seen = jest.fn();
      document.body.addEventListener(type, seen, { once: true });
      const event = new Event(type, { bubbles: true, cancelable: true });
      find('a').dispatchEvent(event);
      expect(pending).toEqual(['box']);
      expect(event.defaultPrevented).toBe(false);
      expect(seen.mock.calls.length).toBe(1);
      expect(isBusy('a')).toBe(false);
    },
  );

  it('brings the slot forward that is a popover, when a control outside of it opens it', () => {
    waiting(link);
    find('#box').dispatchEvent(new Event('beforetoggle'));
    expect(pending).toEqual(['box']);
  });

  it('brings the slot forward even if the page stops its propagation', () => {
    waiting(link);
    find('a').addEventListener('keydown', (event) => event.stopPropagation());
    find('a').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(pending).toEqual(['box']);
  });

  it('brings the slot of its form forward, wherever the field is', () => {
    hold(`${form('')}<p id="list" data-widget="list"><input type="checkbox" form="box"></p>`, {
      box: 'waiting',
      list: 'mounted',
    });
    find('input').dispatchEvent(new Event('change', { bubbles: true }));
    expect(pending).toEqual(['box']);
  });

  it('brings forward only the slot that contains it', () => {
    hold(`<p id="box" data-widget="box"></p>${link}`, { box: 'waiting' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.dispatchEvent(new Event('keydown'));
    expect(pending).toEqual([]);
  });
});

describe('a key in a waiting slot', () => {
  const pressed = (key: string, init: KeyboardEventInit = {}) => {
    hold(`<nav id="menu" data-widget="menu">${link}</nav>`, { menu: 'waiting' });
    const keys: string[] = [];
    const control = find('a');
    control.focus();
    const isNotPrevented = control.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
    control.addEventListener('keydown', (event) => keys.push(event.key));
    return { keys, isNotPrevented };
  };

  it('is repeated when the widget is mounted if it is an arrow key, and is not prevented', () => {
    const { keys, isNotPrevented } = pressed('ArrowDown');
    settle('menu');
    expect(isNotPrevented).toBe(true);
    expect(keys).toEqual(['ArrowDown']);
  });

  it('is not repeated if another script has cancelled it', () => {
    window.addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true });
    const { keys } = pressed('ArrowDown');
    settle('menu');
    expect(keys).toEqual([]);
  });

  it.each([
    ['for the candidates of an input method', 'ArrowDown', { isComposing: true }],
    ['Enter, which the browser has already handled', 'Enter', {}],
  ])('is not repeated if it is %s', (_, key, init) => {
    const { keys } = pressed(key, init);
    settle('menu');
    expect([keys, isBusy('a')]).toEqual([[], false]);
  });

  it('is not repeated when the focus has moved', () => {
    const { keys } = pressed('ArrowDown');
    find('a').blur();
    settle('menu');
    expect(keys).toEqual([]);
  });
});

describe('a text that is composed in a waiting slot', () => {
  const compose = () => find('input').dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));

  it('is noted on the slot until the composition ends, which brings the slot forward', () => {
    waiting('<input>');
    compose();
    expect(isComposing('box')).toBe(true);
    pending.length = 0;
    find('input').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect([isComposing('box'), pending]).toEqual([undefined, ['box']]);
  });

  it('is typed text on Android', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)');
    waiting('<input>');
    compose();
    expect(isComposing('box')).toBe(false);
  });
});

describe('a change that another script triggers by jQuery alone', () => {
  it('brings the slot of the field forward: jQuery calls the property of the window, but no listener', () => {
    waiting('<select><option>1</option></select>');
    window.onchange!({ target: document.querySelector('select'), type: 'change' } as unknown as Event);
    expect(pending).toEqual(['box']);
  });
});
