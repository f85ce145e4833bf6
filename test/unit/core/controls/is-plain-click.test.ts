import { describe, expect, it } from '@jest/globals';
import { isPlainClick } from '../../../../core/controls/press';

describe('a click', () => {
  it('without a modifier key or another button is handled by the page', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser',
    (keys) => expect(isPlainClick(new MouseEvent('click', keys))).toBe(false),
  );
});
