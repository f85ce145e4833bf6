import { describe, expect, it, jest } from '@jest/globals';
import type { Slot } from '../../../../core/loader/slot';
import { click, find, form, isBusy, useHeldEvents } from './use-held-events';

const { pending, hold, listen, settle, recordClicks } = useHeldEvents();

describe('a press on an element with data-reveal-id', () => {
  const openers = {
    'a link': '<a href="/warranty/" data-reveal-id="terms">Terms</a>',
    'a button': '<button type="button" data-reveal-id="terms">Terms</button>',
    'a link inside of it': '<p data-reveal-id="terms"><a href="/warranty/">Terms</a></p>',
  };
  const page = (opener: string, status: Slot['status'], around = '') =>
    hold(
      `<div id="around"${around}>${opener}</div><dialog id="terms" data-widget="dialog"></dialog>`,
      around ? { terms: status, around: 'mounted' } : { terms: status },
    );
  const control = '#around :is(a, button)';

  it.each(Object.entries(openers))('waits for the dialog that it opens: %s', (_, opener) => {
    page(opener, 'waiting');
    const clicks = recordClicks(control);
    expect(click(control)).toBe(false);
    expect([isBusy(control), pending, clicks.length]).toEqual([true, ['terms'], 0]);
    settle('terms');
    expect([isBusy(control), clicks.length]).toEqual([false, 1]);
  });

  it('is left to the browser if the dialog is late', () => {
    page(openers['a link'], 'loading');
    const clicks = recordClicks(control);
    click(control);
    jest.advanceTimersByTime(4_000);
    expect(clicks).toHaveLength(1);
  });

  it.each(Object.entries(openers).slice(0, 2))('waits also in a slot that is mounted: %s', (_, opener) => {
    page(opener, 'waiting', ' data-widget="around"');
    expect(click(control)).toBe(false);
    expect([isBusy(control), pending]).toEqual([true, ['terms']]);
  });

  it.each<[Slot['status'], string]>([
    ['mounted', 'terms'],
    ['failed', 'terms'],
    ['waiting', ''],
    ['waiting', 'nowhere'],
    ['waiting', 'around'],
  ])('is handled at once if the dialog is %s, and no other slot has the id "%s"', (status, id) => {
    page(`<a href="/warranty/" data-reveal-id="${id}">Terms</a>`, status);
    const clicks = recordClicks(control);
    click(control);
    expect([isBusy(control), clicks.length]).toEqual([false, 1]);
  });

  it('is left to another script that has cancelled it', () => {
    page(openers['a link'], 'waiting', ' data-widget="around"');
    const clicks = recordClicks(control);
    click(control);
    expect([isBusy(control), clicks.length]).toEqual([false, 1]);
  });
});

describe('Enter in a field', () => {
  /** Simulates Enter in a field: the browser clicks the form's button. */
  const enter = (onKey: (event: KeyboardEvent) => void) => {
    hold(form('<p id="inner" data-widget="inner"><input></p><button>!</button>'), { box: 'loading', inner: 'loading' });
    find('input').addEventListener('keydown', onKey);
    const submits: Event[] = [];
    find('form').addEventListener('submit', (event) => {
      submits.push(event);
      event.preventDefault();
    });
    find('input').focus();
    find('button').click();
    return submits;
  };

  it.each([true, false])('goes to the widget first, which can prevent the submit: %s', (isPrevented) => {
    const keys: string[] = [];
    const submits = enter((event) => {
      keys.push(event.key);
      if (isPrevented) event.preventDefault();
    });
    settle('box');
    expect([keys, submits.length]).toEqual([['Enter'], isPrevented ? 0 : 1]);
  });

  it('is not repeated when the pointer has pressed the button', () => {
    hold(form('<input><button>!</button>'), { box: 'loading' });
    const keys: Event[] = [];
    find('input').addEventListener('keydown', (event) => keys.push(event));
    recordClicks();
    find('input').focus();
    click('button', { detail: 1 });
    settle('box');
    expect(keys).toEqual([]);
  });
});

describe('a slot with data-question', () => {
  const question = 'data-question="Really?"';
  const mockConfirm = (result: boolean) => jest.spyOn(window, 'confirm').mockReset().mockReturnValue(result);

  it('asks with window.confirm when its code is late or has failed', () => {
    hold(`<a id="box" data-widget="box" href="/gone/" ${question}>Remove</a>`, { box: 'loading' });
    // Not prevented, because only an unprevented click would return to the slot.
    const clicks: Event[] = [];
    listen('body', (event) => clicks.push(event));
    const confirm = mockConfirm(false);
    click('a');
    expect(confirm).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4_000);
    expect(confirm.mock.calls).toEqual([['Really?']]);
    expect(clicks).toEqual([]);

    mockConfirm(true);
    click('a');
    jest.advanceTimersByTime(4_000);
    expect(confirm.mock.calls.length).toBe(1);
    expect(clicks.length).toBe(1);
    settle('box', 'failed');
    click('a');
    expect(confirm.mock.calls.length).toBe(2);
    expect(clicks.length).toBe(2);
  });

  it.each([
    ['another script has cancelled the click', 'failed'],
    ['the widget is mounted, which asks itself', 'mounted'],
  ] as const)('does not ask if %s', (_, status) => {
    hold(form('<button>!</button>', question), { box: status });
    const confirm = mockConfirm(true);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: status === 'failed' });
    expect(click('button')).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });
});

describe('a button with data-widget-step', () => {
  const steps = (status: Slot['status']) =>
    hold(
      form(
        `<p><button type="button" data-widget-step="-1">-</button><input value="2">
         <button type="button" data-widget-step="1" id="more">+</button></p><button id="buy">!</button>`,
      ),
      { box: status },
    );

  it.each(['waiting', 'failed'] as const)('changes the field at each press before the mount: %s', (status) => {
    steps(status);
    const shown: string[] = [];
    for (const selector of ['#more', '#more', 'button', 'button', 'button', 'button']) {
      click(selector);
      shown.push(find<HTMLInputElement>('input').value);
    }
    expect(shown).toEqual(['3', '4', '3', '2', '1', '1']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('cancels a delayed press, as typing does', () => {
    steps('loading');
    click('#buy');
    click('#more');
    expect(isBusy('#buy')).toBe(false);
  });

  it.each([
    ['999999999999999999999', '999999999999999999999'],
    ['999999999999998', '999999999999999'],
    ['999999999999999', '999999999999999'],
    ['1e400', '1e400'],
    ['many', 'many'],
    ['1.5', '2.5'],
  ])('changes the field only if the sum is a number below 1e15: %s', (before, after) => {
    steps('waiting');
    find<HTMLInputElement>('input').value = before;
    click('#more');
    expect(find<HTMLInputElement>('input').value).toBe(after);
  });

  it.each<[string, (take: (event: Event) => void) => void]>([
    ['on the window', (take) => window.addEventListener('click', take, { once: true, capture: true })],
    ['on the button', (take) => listen('#more', take)],
    ['on the form', (take) => listen('form', take)],
  ])('does nothing if another script cancels the click %s', (_, add) => {
    steps('waiting');
    add((event) => event.preventDefault());
    click('#more');
    expect(find<HTMLInputElement>('input').value).toBe('2');
  });

  it('does nothing without a field beside it', () => {
    hold(form('<p><button type="button" data-widget-step="1">+</button></p>'), { box: 'waiting' });
    expect(click('button')).toBe(true);
    expect(isBusy('button')).toBe(false);
  });

  it('does not cancel a press in another form', () => {
    hold(
      `${form('<button id="buy">!</button>')}<form id="other" data-widget="other">
        <p><button type="button" id="more" data-widget-step="1">+</button><input value="1"></p></form>`,
      { box: 'loading', other: 'loading' },
    );
    click('#buy');
    click('#more');
    expect(isBusy('#buy')).toBe(true);
  });

  it('is left to a mounted widget', () => {
    steps('mounted');
    click('#more');
    expect(find<HTMLInputElement>('input').value).toBe('2');
  });
});
