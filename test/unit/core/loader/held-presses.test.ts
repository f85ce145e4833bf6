import { describe, expect, it, jest } from '@jest/globals';
import { button, click, find, form, isBusy, link, useHeldEvents } from './use-held-events';

const { pending, hold, listen, waiting, setStatus, replay, settle, stop, show, hear } = useHeldEvents();

describe('a press that is held', () => {
  it.each(['mounted', 'failed'] as const)(
    'is done once, however often it was repeated, when the slot is %s',
    (status) => {
      waiting(button);
      const clicks = hear('button');
      for (let times = 0; times < 3; times += 1) click('button');
      settle('box', status);
      jest.advanceTimersByTime(60_000);
      expect(clicks.length).toBe(1);
      expect(isBusy('button')).toBe(false);
    },
  );

  it('leaves no timer behind, which would keep its list in memory', () => {
    waiting(button);
    click('button');
    expect(jest.getTimerCount()).toBe(1);
    settle('box');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is done in the order in which presses were made; what waits for another slot goes on waiting', () => {
    hold(
      `<p id="one" data-widget="one"><button type="button" id="first">1</button></p>
       <p id="two" data-widget="two"><button type="button" id="second">2</button></p>
       <p id="three" data-widget="three"><button type="button" id="third">3</button></p>`,
      { one: 'waiting', two: 'loading', three: 'loading' },
    );
    const clicks = hear();
    for (const id of ['second', 'third', 'first']) click(`#${id}`);
    for (const id of ['one', 'two']) setStatus(id, 'mounted');
    replay();
    expect(clicks.map(({ target }) => (target as Element).id)).toEqual(['second', 'first']);
    expect(isBusy('#third')).toBe(true);
  });

  it('is done when all due slots of its group are there: Enter in a field may have its own use', () => {
    waiting(button);
    const clicks = hear('button');
    click('button');
    setStatus('box', 'mounted');
    replay('another');
    expect(clicks.length).toBe(0);
    expect(isBusy('button')).toBe(true);
    replay();
    expect(clicks.length).toBe(1);
    expect(isBusy('button')).toBe(false);
  });

  it('is done natively after four seconds; a link leads then, and further presses do nothing', () => {
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
  ])('is not done when the control is %s by then, nor natively', (_, change) => {
    for (const done of [() => settle('box'), () => jest.advanceTimersByTime(4_000)]) {
      show(true);
      stop();
      waiting(button);
      const control = find('button');
      const clicks = hear('button');
      click('button');
      change();
      done();
      expect(clicks).toEqual([]);
      expect(control.hasAttribute('aria-busy')).toBe(false);
    }
  });

  it('is done where the control was hidden all the time: a script has pressed it', () => {
    waiting(button);
    show(false);
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

  const type = (selector: string) => find(selector).dispatchEvent(new Event('input', { bubbles: true }));

  it.each([
    ['a field of its form is changed', () => type('#here')],
    ['a field outside of its form, but of it, is changed', () => type('#beside')],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is given up when %s', (_, happen) => {
    hold(`${form('<button>!</button><input id="here">')}<input id="beside" form="box">`, { box: 'loading' });
    const clicks = hear('button');
    click('button');
    happen();
    expect(isBusy('button')).toBe(false);
    settle('box');
    jest.advanceTimersByTime(60_000);
    expect(clicks).toEqual([]);
  });

  it.each(['<form><input id="there"></form>', '<input id="there">', '<textarea id="there"></textarea>'])(
    'is done though the shopper types elsewhere: in %s',
    (elsewhere) => {
      hold(form('<button type="button">!</button><input>') + elsewhere, { box: 'loading' });
      const clicks = hear('#box button');
      click('#box button');
      find('#there').focus();
      type('#there');
      expect(isBusy('#box button')).toBe(true);
      settle('box');
      expect(clicks).toHaveLength(1);
    },
  );

  it.each([
    ['a dialog', '<dialog><button id="there">!</button></dialog>', false],
    ['a button of another form', '<form><button id="there">!</button></form>', true],
    ['a link', '<a id="there" href="#">!</a>', true],
  ])('is given up when the focus goes over the page: to %s', (_, html, stays) => {
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
