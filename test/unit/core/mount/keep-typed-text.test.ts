import { describe, expect, it } from '@jest/globals';
import { keepTypedText } from '../../../../core/mount/mount-slot';

function typing(typed: string) {
  const slot = document.createElement('div');
  slot.innerHTML = '<p><textarea>printed</textarea></p>';
  document.body.replaceChildren(slot);
  const area = slot.querySelector('textarea')!;
  area.value = typed;
  area.setSelectionRange(1, 3);
  return { area, restore: keepTypedText(slot) };
}

describe('text typed into a textarea before its slot is mounted', () => {
  it('is not written again when it is still there, and the caret does not move', () => {
    const { area, restore } = typing('typed');
    area.setSelectionRange(5, 5);
    restore();
    expect(area.value).toBe('typed');
    expect(area.selectionStart).toBe(5);
  });

  it('is not restored if it is the rendered text, so that a widget can write its own', () => {
    const { area, restore } = typing('printed');
    area.value = 'of the widget';
    restore();
    expect(area.value).toBe('of the widget');
  });
});
