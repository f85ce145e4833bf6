import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrowTarget } from '../../../../core/controls/arrow-target';

let items: HTMLElement[] = [];
beforeEach(() => {
  document.body.innerHTML = '<div><button>a</button><button>b</button><button>c</button></div>';
  items = [...document.querySelectorAll('button')];
});

// jsdom does not inherit the direction.
const setRightToLeft = () => items.forEach(({ style }) => void (style.direction = 'rtl'));

const from = (text: string | null, key: string, axis: 'row' | 'column' = 'row', more: KeyboardEventInit = {}) => {
  items.find(({ textContent }) => textContent === text)?.focus();
  return arrowTarget(new KeyboardEvent('keydown', { key, ...more }), items, axis)?.textContent;
};

describe('an arrow key in a group of controls', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
  ])('moves from %s by %s to %s', (at, key, to) => {
    expect(from(at, key)).toBe(to);
  });

  it('moves in the other direction on a right-to-left page', () => {
    setRightToLeft();
    expect(from('a', 'ArrowLeft')).toBe('b');
    expect(from('b', 'ArrowRight')).toBe('a');
  });

  it('moves up and down in a column, also on a right-to-left page', () => {
    setRightToLeft();
    expect(from('a', 'ArrowDown', 'column')).toBe('b');
    expect(from('b', 'ArrowUp', 'column')).toBe('a');
    expect(from('a', 'ArrowRight', 'column')).toBeUndefined();
  });

  it('moves from outside to the first control by ArrowDown, to the last by ArrowUp', () => {
    expect(from(null, 'ArrowDown', 'column')).toBe('a');
    expect(from(null, 'ArrowUp', 'column')).toBe('c');
  });

  it('is left to the browser with a modifier key', () => {
    expect(from('b', 'ArrowLeft', 'row', { altKey: true })).toBeUndefined();
    expect(from('b', 'Home', 'row', { ctrlKey: true })).toBeUndefined();
  });

  it('has no target when there are no controls', () => {
    items = [];
    expect(from(null, 'ArrowRight')).toBeUndefined();
  });
});
