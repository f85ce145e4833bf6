import { describe, expect, it, jest } from '@jest/globals';
import { button, click, find, form, isBusy, link, useHeldEvents } from './use-held-events';

const { pending, hold, listen, waiting, settle, hear } = useHeldEvents();

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
  ])('changes the page at once where it is no button’s: %s in %s', (selector, html) => {
    waiting(html);
    expect(click(selector)).toBe(true);
    expect(isBusy(selector)).toBe(false);
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
    expect(isBusy(selector)).toBe(false);
    expect(pending).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is the browser’s when it asks for a tab or a window: %j',
    (init) => {
      waiting(link);
      const clicks = hear('a');
      click('a', init);
      expect(clicks.length).toBe(1);
      expect(isBusy('a')).toBe(false);
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
    expect(isBusy('button')).toBe(false);
    expect(pending).toEqual([]);
  });

  it.each(['mounted', 'failed', 'removed'] as const)('is done at once when the slot is %s', (status) => {
    hold(`<div id="box" data-widget="box">${link}</div>`, { box: status });
    const clicks = hear('a');
    click('a');
    expect(clicks.length).toBe(1);
    expect(isBusy('a')).toBe(false);
  });

  it('is done at once outside of slots, and in an element that no widget serves', () => {
    hold(`<p id="out">${link}</p><p data-widget="unknown">${link}</p>`, {});
    const clicks = hear();
    click('#out a');
    click('[data-widget="unknown"] a');
    expect(clicks.length).toBe(2);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('a slot that waits around one that does not', () => {
  const html = (inner: string) =>
    `<div id="outer" data-widget="outer"><div id="inner" data-widget="inner">${inner}</div></div>`;

  it('gets the clicks on links that the inner widget leaves to it', () => {
    hold(html(link), { outer: 'waiting', inner: 'mounted' });
    const clicks: Event[] = [];
    listen('a', (event) => clicks.push(event));
    expect(click('a')).toBe(false);
    expect(clicks.length).toBe(1);
    expect(isBusy('a')).toBe(true);
    expect(pending).toEqual(['outer']);
  });

  it('gets no click that the inner widget has taken', () => {
    hold(html(link), { outer: 'waiting', inner: 'mounted' });
    const clicks = hear('a');
    click('a');
    expect(clicks.length).toBe(1);
    expect(isBusy('a')).toBe(false);
    expect(pending).toEqual([]);
  });

  it('holds no button up: an add waits for no list', () => {
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

  it('is the form of a button whose own slot waits no more', () => {
    hold(form(`<p id="inner" data-widget="inner"><button>!</button></p>`), { box: 'waiting', inner: 'mounted' });
    expect(click('button')).toBe(false);
    expect(isBusy('button')).toBe(true);
    expect(pending).toEqual(['box']);
  });

  it('is brought forward by input inside both', () => {
    hold(html(link), { outer: 'waiting', inner: 'failed' });
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(pending).toEqual(['outer']);
  });

  it('comes after the one inside when that waits too, and has what is left of the four seconds', () => {
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

describe('input in a slot that waits', () => {
  it.each(['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'change'])(
    'brings it forward, and stays the page’s: %s',
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
    expect(isLeftAlone).toBe(true);
    expect(keys).toEqual(['ArrowDown']);
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
