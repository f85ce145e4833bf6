import { afterEach, describe, expect, it } from '@jest/globals';
import { on, sendWidgetEvent } from '../../../../core/events/widget-events';
import { complaints } from '../../../support/jest/setup';

afterEach(() => document.body.replaceChildren());

describe('on', () => {
  it('receives a widget event from any element until it is stopped', () => {
    const product = document.createElement('div');
    document.body.append(product);
    const received: unknown[] = [];
    const stop = on('widgets:quantity-changed', ({ quantity }, { target }) => received.push([quantity, target]));
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 2 }, product);
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 3 });
    stop();
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 4 });
    expect(received).toEqual([
      [2, product],
      [3, document],
    ]);
  });

  it('calls the other listeners when one of them throws', () => {
    const received: number[] = [];
    const stops = [
      on('widgets:cart-changed', () => {
        throw new Error('broken');
      }),
      on('widgets:cart-changed', ({ quantity }) => received.push(quantity)),
    ];
    sendWidgetEvent('widgets:cart-changed', { quantity: 1, cartId: null });
    for (const stop of stops) stop();
    expect(received).toEqual([1]);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "widgets:cart-changed" threw: broken'),
    ]);
  });
});

it('an event for an element that has left the page is dispatched on the document', () => {
  const targets: unknown[] = [];
  const stop = on('widgets:quantity-changed', (_detail, { target }) => targets.push(target));
  const gone = document.createElement('div');
  sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 2 }, gone);
  stop();
  expect(targets).toEqual([document]);
});
