import { afterEach, beforeEach, jest } from '@jest/globals';
import { type HeldPresses, holdEvents } from '../../../../core/loader/hold-events';
import type { Slot } from '../../../../core/loader/slot';

/** Markup of controls, and of a form that is a slot. */
export const link = '<a href="/there/">There</a>';
export const button = '<button type="button">!</button>';
export const form = (inner: string, more = '') => `<form id="box" data-widget="box" ${more}>${inner}</form>`;

export const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
export const isBusy = (selector: string) => find(selector).getAttribute('aria-busy') === 'true';
/** Whether the click was left to the browser. */
export const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

/** Gives the tests of a file a page with delayed presses and fake timers. */
export function useHeldEvents() {
  const slots = new Map<Element, Slot>();
  const pending: string[] = [];
  let holding: HeldPresses | undefined;
  let isShown = true;
  let listening = new AbortController();

  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom has no layout: the test determines what is visible.
    Element.prototype.checkVisibility = function (this: Element) {
      return this.isConnected && isShown;
    };
  });
  afterEach(() => {
    listening.abort();
    listening = new AbortController();
    holding?.stop();
    slots.clear();
    pending.length = 0;
    isShown = true;
  });

  /** Renders a page whose slots have these statuses, by the slots' ids. */
  const hold = (html: string, statuses: Record<string, Slot['status']>): void => {
    document.body.innerHTML = html;
    for (const [id, status] of Object.entries(statuses)) {
      const element = document.getElementById(id)!;
      slots.set(element, { element, widget: id, group: 'one', moment: 'now', status });
    }
    holding = holdEvents(slots, (slot) => void pending.push(slot.id));
  };
  /** Listens to the clicks on an element. */
  const listen = (selector: string, listener: (event: Event) => void) =>
    find(selector).addEventListener('click', listener, { signal: listening.signal });

  return {
    /** The slots that were loaded early, by their ids. */
    pending,
    hold,
    listen,
    /** Renders a slot that is waiting. */
    waiting: (inner: string) => hold(`<div id="box" data-widget="box">${inner}</div>`, { box: 'waiting' }),
    setStatus: (id: string, status: Slot['status']) => void (slots.get(document.getElementById(id)!)!.status = status),
    isComposing: (id: string) => slots.get(document.getElementById(id)!)!.isComposing,
    /** Ends the wait of a group's slots, and repeats their presses. */
    replay: (group = 'one') => holding!.replay(group),
    settle: (id: string, status: Slot['status'] = 'mounted') => {
      slots.get(document.getElementById(id)!)!.status = status;
      holding!.replay('one');
    },
    stop: () => holding?.stop(),
    show: (shown: boolean) => void (isShown = shown),
    /** Records the clicks on an element, and prevents their default, because jsdom cannot navigate. */
    recordClicks: (selector = 'body') => {
      const clicks: Event[] = [];
      listen(selector, (event) => {
        clicks.push(event);
        event.preventDefault();
      });
      return clicks;
    },
  };
}
