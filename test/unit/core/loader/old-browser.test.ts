import { describe, expect, it, jest } from '@jest/globals';
import { isSupported } from '../../../../core/loader/start';
import { settle } from '../../../support/jest/settle';
import { startOn } from './page-with-bundle';

describe('a browser that is too old', () => {
  it('gets the page as the server rendered it, and no code', async () => {
    jest.spyOn(CSS, 'supports').mockReturnValue(false);
    const html = '<p data-widget="shout">Hello</p>';
    const { handle, loaded } = startOn(html);
    await settle();
    expect(handle).toBeUndefined();
    expect(loaded()).toEqual([]);
    expect(document.body.innerHTML).toEqual(html);
  });
});

describe('a browser', () => {
  it.each([true, false])('is supported if it knows :popover-open: %p', (has) => {
    const supports = jest.spyOn(CSS, 'supports').mockReturnValue(has);
    expect(isSupported()).toBe(has);
    expect(supports.mock.calls).toEqual([['selector(:popover-open)']]);
  });
});
