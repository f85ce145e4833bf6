import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sizelessChoices } from '../../../tools/adopt/try/sizeless-choices';

const html = `
  <input type="radio" id="red" aria-label="Red"><label for="red"><span></span></label>
  <input type="radio" id="blue"><label for="blue"><span title="Blue"></span></label>`;

type Box = readonly [width: number, height: number, left?: number];

/** Gives the elements of the page a size, by selector; all others have none. */
function choices(sizes: Readonly<Record<string, Box>>, isRendered = true): string[] {
  document.body.innerHTML = html;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [, [width, height, left = 0]] = Object.entries(sizes).find(([selector]) => this.matches(selector)) ?? [
      '',
      [0, 0],
    ];
    return { width, height, right: left + width } as DOMRect;
  });
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue((isRendered ? [{}] : []) as unknown as DOMRectList);
  return sizelessChoices([...document.querySelectorAll('input')]);
}

describe('the choices that a shopper can’t press', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('have neither a field nor a label with a size', () => {
    expect(choices({})).toEqual(['Red', 'Blue']);
  });

  it('have a field for screen readers only', () => {
    expect(choices({ '#red': [1, 1], '#blue': [13, 13, -1280] })).toEqual(['Red', 'Blue']);
  });

  it.each([
    ['a field', 'input'],
    ['a label', 'label'],
    ['a swatch in the label', 'span'],
  ])('do not include those that have %s of some size', (_, selector) => {
    expect(choices({ [selector]: [13, 13] })).toEqual([]);
  });

  it('do not include hidden ones', () => {
    expect(choices({}, false)).toEqual([]);
  });
});
