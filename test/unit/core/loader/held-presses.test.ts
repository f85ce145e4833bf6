import { describe, expect, it, jest } from '@jest/globals';
import { button, click, find, form, isBusy, link, useHeldEvents } from './use-held-events';

const { pending, hold, listen, waiting, setStatus, replay, settle, stop, show, recordClicks } = useHeldEvents();

describe('a delayed press', () => {
  it.each(['mounted', 'failed'] as const)('is repeated once, however often it was made, when %s', (status) => {
    waiting(button);
    const clicks = recordClicks('button');
    for (let times = 0; times < 3; times += 1) click('button');
    settle('box', status);
    // A timer would hold its elements in memory.
    expect(jest.getTimerCount()).toBe(0);
    expect(clicks.length).toBe(1);
    expect(isBusy('button')).toBe(false);
  });

  it('is repeated with its group, in the order of the presses; a press for another slot stays delayed', () => {
    hold(
      `<p id="one" data-widget="one"><button type="button" id="first">1</button></p>
       <p id="two" data-widget="two"><button type="button" id="second">2</button></p>
       <p id="three" data-widget="three"><button type="button" id="third">3</button></p>`,
      { one: 'waiting', two: 'loading', three: 'loading' },
    );
    const clicks = recordClicks();
    for (const id of ['second', 'third', 'first']) click(`#${id}`);
    for (const id of ['one', 'two']) setStatus(id, 'mounted');
    replay('another');
    expect(clicks).toEqual([]);
    replay();
    expect(clicks.map(({ target }) => (target as Element).id)).toEqual(['second', 'first']);
    expect(isBusy('#third')).toBe(true);
  });

  it('is handled natively after four seconds; the link then ignores presses for ten seconds', () => {
    waiting(link);
    const clicks: Event[] = [];
    listen('a', (event) => clicks.push(event));
    click('a');
    jest.advanceTimersByTime(3_999);
    expect(clicks.length).toBe(0);
    expect(isBusy('a')).toBe(true);
    jest.advanceTimersByTime(1);
    click('a');
    expect(clicks.length).toBe(1);
    expect(clicks[0]?.defaultPrevented).toBe(false);
    expect(isBusy('a')).toBe(true);
    jest.advanceTimersByTime(10_000);
    expect(isBusy('a')).toBe(false);
    click('a');
    expect(clicks.length).toBe(1);
    expect(isBusy('a')).toBe(true);
  });

  it('is over after four seconds if the browser stays on the page', () => {
    waiting(`${button}<a href="#there">There</a>`);
    const clicks = recordClicks();
    click('button');
    click('a');
    jest.advanceTimersByTime(4_000);
    expect(clicks.length).toBe(2);
    expect(isBusy('button')).toBe(false);
    expect(isBusy('a')).toBe(false);
    settle('box');
    expect(clicks).toHaveLength(2);
  });

  it.each([
    ['hidden', () => show(false)],
    ['gone', () => find('button').remove()],
    ['inert', () => find('#box').setAttribute('inert', '')],
    ['disabled', () => find('button').setAttribute('disabled', '')],
  ])('is neither repeated nor handled natively when the control is %s by then', (_, change) => {
    for (const done of [() => settle('box'), () => jest.advanceTimersByTime(4_000)]) {
      show(true);
      stop();
      waiting(button);
      const control = find('button');
      const clicks = recordClicks('button');
      click('button');
      change();
      done();
      expect(clicks).toEqual([]);
      expect(control.hasAttribute('aria-busy')).toBe(false);
    }
  });

  it.each([
    ['the control was always hidden, because a script pressed it', () => show(false)],
    ['the browser has no checkVisibility', () => void (Element.prototype.checkVisibility = undefined as never)],
  ])('is repeated if %s', (_, arrange) => {
    waiting(button);
    arrange();
    const clicks = recordClicks('button');
    find('button').click();
    settle('box');
    expect(clicks).toHaveLength(1);
  });

  const type = (selector: string) => find(selector).dispatchEvent(new Event('input', { bubbles: true }));

  it.each([
    ['a field of its form is changed', () => type('#here')],
    ['a field that belongs to its form by the form attribute is changed', () => type('#beside')],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is cancelled when %s', (_, happen) => {
    hold(`${form('<button>!</button><input id="here">')}<input id="beside" form="box">`, { box: 'loading' });
    const clicks = recordClicks('button');
    click('button');
    happen();
    expect(isBusy('button')).toBe(false);
    settle('box');
    jest.advanceTimersByTime(60_000);
    expect(clicks).toEqual([]);
  });

  it.each(['<form><input id="there"></form>', '<textarea id="there"></textarea>'])(
    'stays if the shopper types elsewhere: %s',
    (elsewhere) => {
      hold(form('<button type="button">!</button><input>') + elsewhere, { box: 'loading' });
      const clicks = recordClicks('#box button');
      click('#box button');
      find('#there').focus();
      type('#there');
      expect(isBusy('#box button')).toBe(true);
      settle('box');
      expect(clicks).toHaveLength(1);
    },
  );

  const page = form('<button>!</button><input id="here">');

  it.each([
    ['a dialog', `${page}<dialog><button id="there">!</button></dialog>`, false],
    ['a button of another form', `${page}<form><button id="there">!</button></form>`, true],
    ['a link', `${page}<a id="there" href="#">!</a>`, true],
    ['a field of its own dialog', `<dialog>${page}<input id="there"></dialog>`, true],
  ])('is cancelled when the focus moves to a dialog, not elsewhere: to %s', (_, html, stays) => {
    hold(html, { box: 'loading' });
    click('#box button');
    find('#here').focus();
    expect(isBusy('#box button')).toBe(true);
    find('#there').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(isBusy('#box button')).toBe(stays);
  });

  it('is cancelled when the bundle is stopped, and later presses are not delayed', () => {
    waiting(button);
    const clicks = recordClicks('button');
    click('button');
    stop();
    expect(isBusy('button')).toBe(false);
    jest.advanceTimersByTime(4_000);
    expect(clicks).toEqual([]);
    click('button');
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(clicks.length).toBe(1);
    expect(pending).toEqual(['box']);
  });
});
