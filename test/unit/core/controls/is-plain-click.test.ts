import { describe, expect, it } from '@jest/globals';
import { isPlainClick } from '../../../../core/controls/is-plain-click';

describe('a click', () => {
  it('is the page’s when it is nothing but a click, by a finger, a mouse or a key', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s with %j',
    (keys) => expect(isPlainClick(new MouseEvent('click', keys))).toBe(false),
  );
});
