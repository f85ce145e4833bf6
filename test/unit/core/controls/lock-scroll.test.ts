import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { lockScroll } from '../../../../core/controls/overlays';

const { body, documentElement: root } = document;

/** A window whose scrollbar takes some pixels at its right or left, while the body has no class that stops the scrolling. */
const giveScrollbar = (width: number, side: 'left' | 'right' = 'right') => {
  const isShown = () => body.className === '';
  Object.defineProperty(root, 'clientWidth', {
    configurable: true,
    get: () => innerWidth - (isShown() ? width : 0),
  });
  jest.spyOn(body, 'getBoundingClientRect').mockImplementation(() => {
    const taken = isShown() ? width : 0;
    return new DOMRect(side === 'left' ? taken : 0, 0, innerWidth - taken, 2000);
  });
};
const borders = () => [body.style.borderLeftWidth, body.style.borderRightWidth];

afterEach(() => {
  jest.restoreAllMocks();
  body.className = '';
  for (const element of [root, body]) element.removeAttribute('style');
});

describe('a page whose scrolling stops', () => {
  it('keeps the place of its scrollbar until the last dialog or drawer has closed', () => {
    giveScrollbar(15);
    lockScroll('has-activeNavPages', true);
    expect([body.className, ...borders()]).toEqual(['has-activeNavPages', '', '15px']);
    expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
    lockScroll('has-activeModal', true);
    lockScroll('has-activeNavPages', false);
    expect([body.className, ...borders()]).toEqual(['has-activeModal', '', '15px']);
    lockScroll('has-activeModal', false);
    expect([body.className, ...borders(), root.style.getPropertyValue('--scrollbar')]).toEqual(['', '', '', '']);
  });

  it('keeps it at the left, where some pages from right to left have it', () => {
    giveScrollbar(15, 'left');
    lockScroll('has-activeModal', true);
    expect(borders()).toEqual(['15px', '']);
  });

  it('has no empty place if its scrollbar takes none', () => {
    giveScrollbar(0);
    lockScroll('has-activeModal', true);
    expect([...borders(), root.style.getPropertyValue('--scrollbar')]).toEqual(['', '', '']);
  });
});
