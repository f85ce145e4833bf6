import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { holdEvents } from '../../../../core/loader/hold-events';
import { replay, type Slot } from '../../../../core/loader/slot';

const slots = new Map<Element, Slot>();
const touched: string[] = [];
let stop = () => {};
afterEach(() => {
  stop();
  slots.clear();
  touched.length = 0;
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
    (slot) => void touched.push(slot.element.id),
  );
}

const held = (id: string) => slots.get(document.getElementById(id)!)?.held.length;
const link = '<a href="#there">There</a>';

describe('a slot that waits around one that is mounted', () => {
  const html = `<div id="outer" data-widget="outer"><p id="inner" data-widget="inner">${link}</p></div>`;

  it('gets the clicks made inside both', () => {
    hold(html, { outer: 'waiting', inner: 'mounted' });
    document.querySelector('a')!.click();
    expect([held('outer'), held('inner'), touched]).toEqual([1, 0, ['outer']]);
  });

  it('is brought forward by a touch inside both', () => {
    hold(html, { outer: 'waiting', inner: 'failed' });
    document.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(touched).toEqual(['outer']);
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
    jest.useRealTimers();
  });
});

describe('a disclosure in a slot that waits', () => {
  it('opens at once, as the browser does it: the widget finds it open', () => {
    hold('<details id="box" data-widget="box"><summary>More</summary></details>', { box: 'waiting' });
    document.querySelector('summary')!.click();
    expect([document.querySelector('details')!.open, held('box')]).toEqual([true, 0]);
  });
});
