import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  forgetQuantity,
  isCartChanged,
  isRenderStale,
  lastQuantity,
  storedQuantity,
  storedQuantityKey,
  storeQuantity,
} from '../../../../core/storage/stored-quantity';

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  localStorage.clear();
});

describe('the stored quantity of a cart', () => {
  it('is valid for the same cart, for five minutes', () => {
    storeQuantity('c-1', 0, '1:USD');
    expect(storedQuantity('c-1')).toBe(0);
    storeQuantity('c-1', 3, '1:USD');
    const read = ['c-1', 'c-2', '', null].map(storedQuantity);
    expect(read).toEqual([3, undefined, undefined, undefined]);
    jest.advanceTimersByTime(299_999);
    expect(storedQuantity('c-1')).toBe(3);
    jest.advanceTimersByTime(1);
    expect(storedQuantity('c-1')).toBeUndefined();
  });

  it('is valid on a page without a cart only if it was stored after the page was rendered', () => {
    storeQuantity('c-2', 3, '1:USD');
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect(storedQuantity('')).toBe(3);
    expect(storedQuantity('c-1')).toBeUndefined();
    jest.replaceProperty(performance, 'timeOrigin', 1_000_001);
    expect(storedQuantity('')).toBeUndefined();
    expect(storedQuantity('c-1')).toBeUndefined();
  });

  it('is only the last one, of the same channel and currency, when the cart is about to change', () => {
    storeQuantity('c-1', 3, '1:USD');
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    for (let changes = 0; changes < 2; changes += 1) forgetQuantity();
    expect([lastQuantity('1:USD'), lastQuantity('1:EUR')]).toEqual([3, null]);
    expect([storedQuantity('c-1'), storedQuantity(''), storedQuantity('-')]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a change under way', forgetQuantity],
    ['a finished change', () => storeQuantity('c-1', 3, '1:USD')],
  ])('makes the rendered quantity of an older page outdated: %s', (_, change) => {
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect(isRenderStale()).toBe(false);
    change();
    expect(isRenderStale()).toBe(true);
    jest.replaceProperty(performance, 'timeOrigin', 1_000_001);
    expect(isRenderStale()).toBe(false);
  });

  it('does not count as a change of the cart, keeps the time of the last change, and none of the future counts', () => {
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    storeQuantity('c-1', 3, '1:USD');
    expect(isCartChanged()).toBe(false);
    forgetQuantity();
    storeQuantity('c-1', 4, '1:USD');
    expect(isCartChanged()).toBe(true);
    expect(storedQuantity('c-1')).toBe(4);
    localStorage.setItem(storedQuantityKey, 'c-1 4 1000001 1000001');
    expect(isCartChanged()).toBe(false);
  });

  it.each([
    ...['', 'c-1', 'c-1 many 1000000', 'c-1 -2 1000000', 'c-1 3 soon', 'c-1 3e9 1000000 0 1:USD', 'c-1  1000000'],
    // A time in the future.
    'c-1 3 1000001',
  ])('is not read from an invalid text: %j', (text) => {
    localStorage.setItem(storedQuantityKey, text);
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect(['c-1', 'c-2', ''].map(storedQuantity)).toEqual([undefined, undefined, undefined]);
    expect(lastQuantity('1:USD')).toBeNull();
  });

  it('is unknown if the browser forbids storage', () => {
    storeQuantity('c-1', 3, '1:USD');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(storedQuantity('c-1')).toBeUndefined();
  });
});
