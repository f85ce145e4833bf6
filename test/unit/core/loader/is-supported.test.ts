import { describe, expect, it, jest } from '@jest/globals';
import { isSupported } from '../../../../core/loader/start';

describe('a browser', () => {
  it.each([true, false])('is supported if it knows :popover-open: %p', (has) => {
    const supports = jest.spyOn(CSS, 'supports').mockReturnValue(has);
    expect(isSupported()).toBe(has);
    expect(supports.mock.calls).toEqual([['selector(:popover-open)']]);
  });
});
