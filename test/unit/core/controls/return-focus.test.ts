import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { returnFocus } from '../../../../core/controls/return-focus';

const find = (id: string) => document.getElementById(id);
const focused = () => document.activeElement?.id ?? '';

describe('the returned focus', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <h1 id="heading">Cart</h1> <p id="plain" tabindex="0">Start</p>
      <button id="first" disabled>1</button> <button id="second">2</button> <button id="third">3</button>`;
  });

  it('goes to the first element that can take it, and skips missing elements', () => {
    const gone = document.createElement('button');
    expect(returnFocus([null, undefined, gone, find('first'), find('second'), find('third')], find('heading'))).toBe(
      find('second'),
    );
    expect(focused()).toBe('second');
    expect(find('heading')!.hasAttribute('tabindex')).toBe(false);
  });

  it('goes to the fallback, which need not be focusable', () => {
    expect(returnFocus([find('first')], find('heading'))).toBe(find('heading'));
    expect(focused()).toBe('heading');
    expect(find('heading')!.tabIndex).toBe(-1);
    returnFocus([], find('plain'));
    expect(focused()).toBe('plain');
    expect(find('plain')!.tabIndex).toBe(0);
  });

  it('goes nowhere when no element can take it', () => {
    expect(returnFocus([find('first')], null)).toBeNull();
    find('heading')!.remove();
    expect(returnFocus([], document.createElement('h1'))).toBeNull();
  });

  it('scrolls to the fallback only with preventScroll: false', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    returnFocus([find('first')], find('heading'), { preventScroll: false });
    returnFocus([], find('heading'));
    expect(focus.mock.calls).toEqual([
      [{ preventScroll: true }],
      [{ preventScroll: false }],
      [{ preventScroll: true }],
    ]);
  });
});
