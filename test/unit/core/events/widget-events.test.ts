import { afterEach, describe, expect, it } from '@jest/globals';
import { on, sendWidgetEvent } from '../../../../core/events/widget-events';
import { complaints } from '../../../support/jest/setup';

afterEach(() => document.body.replaceChildren());

describe('on', () => {
  it('hears a widget event wherever it comes from, until it is stopped', () => {
    const product = document.createElement('div');
    document.body.append(product);
    const heard: unknown[] = [];
    const stop = on('widgets:quantity-changed', ({ quantity }, { target }) => heard.push([quantity, target]));
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 2 }, product);
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 3 });
    stop();
    sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 4 });
    expect(heard).toEqual([
      [2, product],
      [3, document],
    ]);
  });

  it('lets a listener throw without stopping the others', () => {
    const heard: number[] = [];
    const stops = [
      on('widgets:cart-changed', () => {
        throw new Error('broken');
      }),
      on('widgets:cart-changed', ({ quantity }) => heard.push(quantity)),
    ];
    sendWidgetEvent('widgets:cart-changed', { quantity: 1, cartId: null });
    for (const stop of stops) stop();
    expect(heard).toEqual([1]);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "widgets:cart-changed" threw: broken'),
    ]);
  });
});

it('an event of an element that has left the page comes from the document', () => {
  const targets: unknown[] = [];
  const stop = on('widgets:quantity-changed', (_detail, { target }) => targets.push(target));
  const gone = document.createElement('div');
  sendWidgetEvent('widgets:quantity-changed', { productId: '1', quantity: 2 }, gone);
  stop();
  expect(targets).toEqual([document]);
});
