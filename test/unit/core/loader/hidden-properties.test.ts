import { describe, expect, it, jest } from '@jest/globals';
import { setStatus } from '../../../../core/dom/slot-status';
import { findSlots } from '../../../../core/loader/observe-slots';
import { pageSlots } from '../../../../core/loader/page-slots';
import type { Slot } from '../../../../core/loader/slot';
import { click, find, isBusy, useHeldEvents } from './use-held-events';

/** A browser test covers `parentElement`, because jsdom's own selectors use it. */
const names = ['closest', 'contains', 'dataset', 'isConnected', 'matches', 'querySelectorAll'];

/** Hides a property of the form behind a field of that name. Browsers do this; jsdom does not. */
function hide(name: string): HTMLFormElement {
  const form = find<HTMLFormElement>('form');
  Object.defineProperty(form, name, { value: form.querySelector('input') });
  return form;
}

describe.each(names)('a form with a field named "%s"', (name) => {
  const { hold, recordClicks, settle, pending } = useHeldEvents();

  it('has its presses delayed and cancelled, and is brought forward by input', () => {
    hold('<form id="box" data-widget="box"><input><button type="button">!</button></form>', { box: 'loading' });
    const clicks = recordClicks('button');
    const form = hide(name);
    click('button');
    expect(isBusy('button')).toBe(true);
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(isBusy('button')).toBe(false);
    form.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(pending).toEqual(['box', 'box', 'box']);
    click('button');
    settle('box');
    expect(clicks.length).toBe(1);
  });

  it('is registered, is due with its product, and is forgotten after it has left the page', () => {
    document.body.innerHTML =
      '<div data-product-scope="7"><form data-widget="sale"><input></form><p data-widget="price"></p></div>';
    const form = hide(name);
    const due = jest.fn((slot: Slot) => setStatus(slot, 'loading'));
    const slots = new Map<Element, Slot>();
    const steps = pageSlots(slots, 'product runtime sale price', due, jest.fn());
    steps.follow([...findSlots(form), find('p')]);
    steps.bringDeferredForward();
    expect(due.mock.calls.map(([{ widget }]) => widget)).toEqual(['sale', 'price']);
    expect(form.getAttribute('data-widget-status')).toBe('loading');
    form.remove();
    steps.removeGone();
    expect([...slots.values()].map(({ widget }) => widget)).toEqual(['price']);
  });
});
