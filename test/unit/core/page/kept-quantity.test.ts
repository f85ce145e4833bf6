import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  forgetQuantity,
  isCartChanged,
  isPrintOld,
  keepQuantity,
  keptQuantity,
} from '../../../../core/page/kept-quantity';

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('the quantity of a cart that this browser remembers', () => {
  it('is that of this cart, for five minutes', () => {
    keepQuantity('c-1', 3);
    expect([keptQuantity('c-1'), keptQuantity('c-2'), keptQuantity(''), keptQuantity(null)]).toEqual([
      3,
      undefined,
      undefined,
      undefined,
    ]);
    jest.advanceTimersByTime(299_999);
    expect(keptQuantity('c-1')).toBe(3);
    jest.advanceTimersByTime(1);
    expect(keptQuantity('c-1')).toBeUndefined();
  });

  it('is that of a cart that another tab has begun since this page was asked for without one', () => {
    keepQuantity('c-2', 3);
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect(keptQuantity('')).toBe(3);
    expect(keptQuantity('c-1')).toBeUndefined();
    jest.replaceProperty(performance, 'timeOrigin', 1_000_001);
    expect(keptQuantity('')).toBeUndefined();
    expect(keptQuantity('c-1')).toBeUndefined();
  });

  it('is unknown where a clock that was ahead has kept it', () => {
    localStorage.setItem('cart-kept', 'c-1 3 1000001');
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect([keptQuantity('c-1'), keptQuantity('c-2'), keptQuantity('')]).toEqual([undefined, undefined, undefined]);
  });

  it('may be nothing', () => {
    keepQuantity('c-1', 0);
    expect(keptQuantity('c-1')).toBe(0);
  });

  it('is forgotten when the cart is about to change', () => {
    keepQuantity('c-1', 3);
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    forgetQuantity();
    expect([keptQuantity('c-1'), keptQuantity(''), keptQuantity('-')]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a change that is on its way', forgetQuantity],
    ['a change that is done', () => keepQuantity('c-1', 3)],
  ])('makes what an older page prints of the cart old: %s', (_, change) => {
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    expect(isPrintOld()).toBe(false);
    change();
    expect(isPrintOld()).toBe(true);
    jest.replaceProperty(performance, 'timeOrigin', 1_000_001);
    expect(isPrintOld()).toBe(false);
  });

  it('is no change of the cart by itself, and keeps the time of the last one', () => {
    jest.replaceProperty(performance, 'timeOrigin', 999_999);
    keepQuantity('c-1', 3);
    expect(isCartChanged()).toBe(false);
    forgetQuantity();
    keepQuantity('c-1', 4);
    expect(isCartChanged()).toBe(true);
    expect(keptQuantity('c-1')).toBe(4);
  });

  it.each(['', 'c-1', 'c-1 many 1000000', 'c-1 -2 1000000', 'c-1 3 soon', 'c-1 3e9 1000000', 'c-1  1000000'])(
    'is not read from another text: %j',
    (text) => {
      localStorage.setItem('cart-kept', text);
      expect(keptQuantity('c-1')).toBeUndefined();
    },
  );

  it('is unknown where the browser forbids storage', () => {
    keepQuantity('c-1', 3);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(keptQuantity('c-1')).toBeUndefined();
  });
});
