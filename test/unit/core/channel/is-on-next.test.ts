import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isOnNext } from '../../../../core/channel/is-on-next';

const next = (share: number, version = '1.0.1') => isOnNext({ version, integrity: '', share });
const draw = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number);

afterEach(() => localStorage.clear());

describe('the side of a browser', () => {
  it('is drawn once for a version, so that a share that rises only adds browsers', () => {
    draw(0.25);
    expect(next(1)).toBe(false);
    expect(next(25)).toBe(false);
    draw(0.99);
    expect([next(26), next(1), next(25.1), next(100), next(0)]).toEqual([true, false, true, true, false]);
  });

  it('is drawn anew for another version: nobody tries all of them', () => {
    draw(0);
    expect(next(1)).toBe(true);
    draw(0.5);
    expect(next(1, '1.0.2')).toBe(false);
  });

  it('keeps a thousandth, which tells nobody apart, and nothing where nobody gets the next version', () => {
    next(0);
    expect(localStorage).toHaveLength(0);
    draw(0.123_456_789);
    next(1);
    expect({ ...localStorage }).toEqual({ 'channel-side': '1.0.1 123' });
  });

  it('falls on as many browsers as the share says', () => {
    const drawn = Array.from({ length: 2_000 }, (_, at) => {
      localStorage.clear();
      draw(at / 2_000);
      return next(1);
    });
    expect(drawn.filter(Boolean)).toHaveLength(20);
  });

  it('is the old one where nothing can be kept, until everybody gets the next', () => {
    const forbidden = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    draw(0);
    expect([next(1), next(99), next(100)]).toEqual([false, false, true]);
  });
});
