import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrowTarget } from '../../../../core/controls/arrow-target';

let items: HTMLElement[] = [];
beforeEach(() => {
  document.body.innerHTML = '<div><button>a</button><button>b</button><button>c</button></div>';
  items = [...document.querySelectorAll('button')];
});

// jsdom does not inherit the direction.
const readFromRight = () => items.forEach(({ style }) => void (style.direction = 'rtl'));

const from = (text: string | null, key: string, axis: 'row' | 'column' = 'row', more: KeyboardEventInit = {}) => {
  items.find(({ textContent }) => textContent === text)?.focus();
  return arrowTarget(new KeyboardEvent('keydown', { key, ...more }), items, axis)?.textContent;
};

describe('an arrow key among controls', () => {
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['c', 'ArrowRight', 'a'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowLeft', 'c'],
    ['b', 'Home', 'a'],
    ['b', 'End', 'c'],
  ])('from %s by %s leads to %s', (at, key, to) => {
    expect(from(at, key)).toBe(to);
  });

  it('means the other direction where the page is read from right to left', () => {
    readFromRight();
    expect(from('a', 'ArrowLeft')).toBe('b');
    expect(from('b', 'ArrowRight')).toBe('a');
  });

  it('goes up and down in a column, whatever the direction of reading', () => {
    readFromRight();
    expect(from('a', 'ArrowDown', 'column')).toBe('b');
    expect(from('b', 'ArrowUp', 'column')).toBe('a');
    expect(from('a', 'ArrowRight', 'column')).toBeUndefined();
  });

  it('leads in from outside: on to the first, back to the last', () => {
    expect(from(null, 'ArrowDown', 'column')).toBe('a');
    expect(from(null, 'ArrowUp', 'column')).toBe('c');
  });

  it('is the browser’s own with Alt, Control, Command or Shift', () => {
    expect(from('b', 'ArrowLeft', 'row', { altKey: true })).toBeUndefined();
    expect(from('b', 'Home', 'row', { ctrlKey: true })).toBeUndefined();
  });

  it('leads nowhere when there is nothing', () => {
    items = [];
    expect(from(null, 'ArrowRight')).toBeUndefined();
  });
});
