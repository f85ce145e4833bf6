import { afterEach, describe, expect, it } from '@jest/globals';
import { on, sendWidgetEvent } from '../../../../core/events/widget-events';

afterEach(() => document.body.replaceChildren());

describe('on', () => {
  it('receives a widget event from any element until it is stopped; one that has left the page sends on the document', () => {
    const product = document.createElement('div');
    document.body.append(product);
    const received: unknown[] = [];
    const stop = on('widgets:quantity-changed', ({ quantity }, { target }) => received.push([quantity, target]));
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 2 }, product);
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 3 });
    product.remove();
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 5 }, product);
    stop();
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 4 });
    expect(received).toEqual([
      [2, product],
      [3, document],
      [5, document],
    ]);
  });
});

describe('an event before a change of the cart', () => {
  const lines = [{ id: 'i-1', quantity: 2 }];
  const send = (element: Element) => {
    const promise = Promise.resolve();
    return sendWidgetEvent('widgets:before-cart-change', { kind: 'update', lines, source: 'cart', promise }, element);
  };

  it.each(['jquery', 'jquery-1', 'jquery-4'])('is cancelled by `return false` of a handler of %s', (name) => {
    const $ = require(name) as (place: EventTarget) => { on(type: string, handler: () => boolean): void; off(): void };
    const form = document.createElement('form');
    document.body.append(form);
    for (const place of [form, document]) {
      $(place).on('widgets:before-cart-change', () => false);
      expect(send(form)).toBe(false);
      $(place).off();
      expect(send(form)).toBe(true);
    }
  });
});

it('an event after a change can’t be cancelled', () => {
  const cancel = (event: Event) => event.preventDefault();
  document.addEventListener('widgets:cart-changed', cancel);
  expect(sendWidgetEvent('widgets:cart-changed', { quantity: 1, cartId: null })).toBe(true);
  document.removeEventListener('widgets:cart-changed', cancel);
});
