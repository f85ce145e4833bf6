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

describe('what must be true of a row', () => {
  it.each([
    ['nothing went wrong', fault('none'), { endings: ['done'], held: ['TENTH'], reports: null }],
    ['the shop did nothing', fault('fails'), { endings: ['told'], held: [], reports: applyCoupon.report }],
    [
      'nobody heard that it did',
      fault('hides'),
      { endings: ['told', 'done'], held: ['TENTH'], reports: applyCoupon.report },
    ],
    ['it said why', { ...fault('fails'), says: 'No.' }, { endings: ['told'], held: [], reports: null }],
  ] as const)('where %s', (_what, met, expected) => {
    expect(expectedOf({ journey: applyCoupon, fault: met }, [])).toEqual(expected);
  });

  it('is the journey’s own way to end, or the row’s', () => {
    expect(expectedOf({ journey: filterList, fault: fault('fails', 'data') }, []).endings).toEqual(['led']);
    expect(expectedOf({ journey: filterList, fault: fault('fails', 'network') }, []).endings).toEqual(['told']);
    expect(expectedOf({ journey: changeCurrency, fault: fault('none') }, []).endings).toEqual(['led']);
    const row = { journey: applyCoupon, fault: fault('none'), endings: ['led'], reports: /^Loading/ } as const;
    expect(expectedOf(row, [])).toMatchObject({ endings: ['led'], reports: /^Loading/ });
  });
});
