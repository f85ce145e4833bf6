import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenReleased } from '../../../../../widgets/product/quantity/quantity';
import { settle } from '../../../../support/jest/settle';

/** jsdom matches `:active` only after a `mousedown`, which these tests do not dispatch. */
const holdDown = (element: Element | null) => jest.spyOn(document, 'querySelector').mockReturnValue(element);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a task that waits for the end of a press', () => {
  it('runs at once if nothing is pressed', () => {
    const done = jest.fn();
    whenReleased(done);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])(
    'runs once, in a task after %s, so that a click comes first',
    async (type) => {
      holdDown(document.body);
      const happened: string[] = [];
      whenReleased(() => happened.push('done'));
      window.dispatchEvent(new Event(type));
      happened.push('click');
      await new Promise((later) => setTimeout(later, 5));
      await settle();
      window.dispatchEvent(new Event(type));
      await new Promise((later) => setTimeout(later, 5));
      expect(happened).toEqual(['click', 'done']);
    },
  );
});
