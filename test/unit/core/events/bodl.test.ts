import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { emitBodl } from '../../../../core/events/bodl';
import { complaints } from '../../../support/jest/setup';

interface Payload {
  event_id: string;
  line_items: unknown[];
}

const response = { channel_id: 1, currency: 'EUR', product_value: 12.5, line_items: [{ product_id: 77 }] };

/** The platform's analytics. It returns what they received. */
const analytics = () => {
  const emit = jest.fn((_name: unknown, _payload: unknown) => {});
  window.bodlEvents = { cart: { emit }, AddCartItemEvent: { CREATE: 'added' } };
  return () => emit.mock.calls as [string, Payload][];
};

afterEach(() => void delete window.bodlEvents);

describe('the platform’s analytics', () => {
  it('get a version 4 UUID for each event', () => {
    const received = analytics();
    const bytes = jest.spyOn(crypto, 'getRandomValues');
    for (const byte of [0x00, 0xff, 0x1b]) {
      bytes.mockImplementationOnce((array) => (array as Uint8Array).fill(byte) as never);
      emitBodl('AddCartItemEvent', response);
    }
    expect(received().map(([, { event_id }]) => event_id)).toEqual([
      '00000000-0000-4000-8000-000000000000',
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
      '1b1b1b1b-1b1b-4b1b-9b1b-1b1b1b1b1b1b',
    ]);
  });

  it.each([
    ['the response has no lines', 'AddCartItemEvent', []],
    ['the response has null for its lines', 'AddCartItemEvent', null],
    ['they do not know the event', 'RemoveCartItemEvent', response.line_items],
  ] as const)('get nothing if %s', (_, name, lines) => {
    const received = analytics();
    emitBodl(name, { ...response, line_items: lines as object[] | null });
    expect(received()).toEqual([]);
  });

  it.each([
    ['are missing', undefined],
    ['have no cart', { AddCartItemEvent: { CREATE: 'added' } }],
    ['can’t emit', { cart: {}, AddCartItemEvent: { CREATE: 'added' } }],
  ])('may be incomplete: they %s', (_, bodl) => {
    if (bodl) window.bodlEvents = bodl;
    emitBodl('AddCartItemEvent', response);
    expect(complaints).toEqual([]);
  });
});
