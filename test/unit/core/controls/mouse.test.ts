import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isHovered, isMouse } from '../../../../core/controls/press';

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

describe('a pointer event', () => {
  it.each([
    ['mouse', true],
    ['touch', false],
    ['pen', false],
  ])('of a %s comes from a mouse: %s', (pointerType, expected) => {
    expect(isMouse({ pointerType })).toBe(expected);
  });

  it('does not come from a mouse if it has no pointer', () => {
    expect(isMouse(new Event('focus'))).toBe(false);
  });
});

describe('an element under the mouse', () => {
  it.each([
    ['the mouse is over it', ':hover', '(hover: hover)', true],
    ['the mouse is elsewhere', '', '(hover: hover)', false],
    ['it was touched on a device that cannot hover', ':hover', '(hover: none)', false],
  ])('is found when %s', (_, state, device, expected) => {
    const element = document.createElement('a');
    jest.spyOn(element, 'matches').mockImplementation((selector) => selector === state);
    window.matchMedia = ((query: string) => ({ matches: query === device })) as typeof matchMedia;
    expect(isHovered(element)).toBe(expected);
  });
});
