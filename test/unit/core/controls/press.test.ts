import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isComposing, isHovered, isMouse, isPlainClick } from '../../../../core/controls/press';

function fieldWith(value: string): { field: HTMLInputElement; inputs: Event[] } {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input')!;
  field.value = value;
  const inputs: Event[] = [];
  field.addEventListener('input', (event) => inputs.push(event));
  return { field, inputs };
}
const compose = (field: HTMLInputElement): boolean => {
  const event = new InputEvent('input', { bubbles: true, isComposing: true });
  field.dispatchEvent(event);
  return isComposing(event);
};
const end = (field: HTMLInputElement) => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
const useAgent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('an event of a text that is being composed', () => {
  it.each<[string, Event, boolean]>([
    ['a key during the composition', new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true }), true],
    // Safari ends the composition before it sends the key that ended it.
    ['the key that ended it in Safari', new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229 }), true],
    ['another key', new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }), false],
    ['typed text', new InputEvent('input', { data: 'a' }), false],
    ['a change by a script', new Event('input'), false],
    ['a click', new MouseEvent('click'), false],
  ])('%s', (_, event, expected) => {
    expect(isComposing(event)).toBe(expected);
  });

  it('is followed by one input event without composition when the text is final', () => {
    const { field, inputs } = fieldWith('時');
    expect([compose(field), compose(field)]).toEqual([true, true]);
    inputs.length = 0;
    end(field);
    expect(inputs.map(isComposing)).toEqual([false]);
    end(field);
    expect(inputs.length).toBe(1);
  });

  it('is typed text on Android, where keyboards compose each word of any language', () => {
    const { field } = fieldWith('lam');
    useAgent('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36');
    expect(compose(field)).toBe(false);
    expect(isComposing(new KeyboardEvent('keydown', { key: 'Unidentified', keyCode: 229 }))).toBe(true);
  });
});

it.each<[MouseEventInit, boolean]>([
  [{}, true],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
  [{ button: 1 }, false],
])('a click with %j is handled by the page, not by the browser: %s', (keys, expected) => {
  expect(isPlainClick(new MouseEvent('click', keys))).toBe(expected);
});

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

it.each([
  [{ pointerType: 'mouse' }, true],
  [{ pointerType: 'touch' }, false],
  [{ pointerType: 'pen' }, false],
  [new Event('focus'), false],
])('an event like %j comes from a mouse: %s', (event, expected) => {
  expect(isMouse(event)).toBe(expected);
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
