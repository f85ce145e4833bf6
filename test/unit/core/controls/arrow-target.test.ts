import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrowTarget } from '../../../../core/controls/arrow-target';

let items: HTMLElement[] = [];
beforeEach(() => {
  document.body.innerHTML = '<div><button>a</button><button>b</button><button>c</button></div>';
  items = [...document.querySelectorAll('button')];
});

describe('an arrow key in a group of controls', () => {
  const column = { axis: 'column', direction: 'ltr' } as const;
  const rtl = { axis: 'row', direction: 'rtl' } as const;
  it.each<[string, KeyboardEventInit, string | undefined, { axis: 'row' | 'column'; direction: string }?]>([
    ['a', { key: 'ArrowRight' }, 'b'],
    ['c', { key: 'ArrowRight' }, 'a'],
    ['b', { key: 'ArrowLeft' }, 'a'],
    ['a', { key: 'ArrowLeft' }, 'c'],
    ['b', { key: 'Home' }, 'a'],
    ['b', { key: 'End' }, 'c'],
    ['a', { key: 'ArrowLeft' }, 'b', rtl],
    ['b', { key: 'ArrowRight' }, 'a', rtl],
    ['a', { key: 'ArrowDown' }, 'b', { ...column, direction: 'rtl' }],
    ['b', { key: 'ArrowUp' }, 'a', { ...column, direction: 'rtl' }],
    ['a', { key: 'ArrowRight' }, undefined, column],
    ['outside', { key: 'ArrowDown' }, 'a', column],
    ['outside', { key: 'ArrowUp' }, 'c', column],
    // Left to the browser.
    ['b', { key: 'ArrowLeft', altKey: true }, undefined],
    ['b', { key: 'Home', ctrlKey: true }, undefined],
  ])('moves from %s by %j to %s: %j', (at, init, to, { axis, direction } = { axis: 'row', direction: 'ltr' }) => {
    // jsdom does not inherit the direction.
    for (const { style } of items) style.direction = direction;
    items.find(({ textContent }) => textContent === at)?.focus();
    expect(arrowTarget(new KeyboardEvent('keydown', init), items, axis)?.textContent).toBe(to);
  });

  it('has no target when there are no controls', () => {
    expect(arrowTarget(new KeyboardEvent('keydown', { key: 'ArrowRight' }), [], 'row')).toBeUndefined();
  });
});
