import { describe, expect, it } from '@jest/globals';
import { expectedOf } from './expected';
import type { Fault } from './fault';
import { changeCurrency } from './journeys/around';
import { applyCoupon } from './journeys/cart-page';
import { filterList } from './journeys/lists';

const fault = (effect: Fault['effect'], failure: Fault['failure'] = 'http'): Fault => ({
  name: 'a fault',
  kind: 'the connection breaks',
  effect,
  ...(effect !== 'none' && { failure }),
});

describe('the expected result of a row', () => {
  it.each([
    ['the fault has no effect', fault('none'), { endings: ['done'], result: ['TENTH'], reports: null }],
    ['the shop did nothing', fault('fails'), { endings: ['message'], result: [], reports: applyCoupon.report }],
    [
      'the shop did it, and no response arrived',
      fault('hides'),
      { endings: ['message', 'done'], result: ['TENTH'], reports: applyCoupon.report },
    ],
    [
      'the shop refused with a message',
      { ...fault('fails'), message: 'No.' },
      { endings: ['message'], result: [], reports: null },
    ],
  ] as const)('when %s', (_what, given, expected) => {
    expect(expectedOf({ journey: applyCoupon, fault: given }, [])).toEqual(expected);
  });

  it('uses the endings and reports of the row before those of the journey', () => {
    expect(expectedOf({ journey: filterList, fault: fault('fails', 'data') }, []).endings).toEqual(['navigated']);
    expect(expectedOf({ journey: filterList, fault: fault('fails', 'network') }, []).endings).toEqual(['message']);
    expect(expectedOf({ journey: changeCurrency, fault: fault('none') }, []).endings).toEqual(['navigated']);
    const row = { journey: applyCoupon, fault: fault('none'), endings: ['navigated'], reports: /^Loading/ } as const;
    expect(expectedOf(row, [])).toMatchObject({ endings: ['navigated'], reports: /^Loading/ });
  });
});
