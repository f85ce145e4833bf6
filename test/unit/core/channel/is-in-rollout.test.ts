import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isInRollout } from '../../../../core/channel/follow-pointer';

const next = (share: number, version = '1.0.1') => isInRollout({ version, integrity: '', share });
const draw = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number);

afterEach(() => localStorage.clear());

describe('the version of a browser (live or next)', () => {
  it('is drawn once for each next version, so that a larger share only adds browsers', () => {
    draw(0.25);
    expect(next(1)).toBe(false);
    expect(next(25)).toBe(false);
    draw(0.99);
    expect([next(26), next(1), next(25.1), next(100), next(0)]).toEqual([true, false, true, true, false]);
  });

  it('is drawn again for another next version, so that no browser gets every trial', () => {
    draw(0);
    expect(next(1)).toBe(true);
    draw(0.5);
    expect(next(1, '1.0.2')).toBe(false);
  });

  it('is stored as a number below 1,000, and not at all while the share is 0', () => {
    next(0);
    expect(localStorage).toHaveLength(0);
    draw(0.123_456_789);
    next(1);
    expect({ ...localStorage }).toEqual({ 'channel-side': '1.0.1 123' });
  });

  it('is the next one for exactly the given share of browsers', () => {
    const drawn = Array.from({ length: 2_000 }, (_, at) => {
      localStorage.clear();
      draw(at / 2_000);
      return next(1);
    });
    expect(drawn.filter(Boolean)).toHaveLength(20);
  });

  it('is the live one without storage, unless the share is 100', () => {
    const forbidden = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    draw(0);
    expect([next(1), next(99), next(100)]).toEqual([false, false, true]);
  });
});
