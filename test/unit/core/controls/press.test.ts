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

afterEach(() => void jest.restoreAllMocks());

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

describe('a click', () => {
  it('without a modifier key or another button is handled by the page', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (keys) => expect(isPlainClick(new MouseEvent('click', keys))).toBe(false),
  );
});

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
