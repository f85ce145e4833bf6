import { describe, expect, it } from '@jest/globals';
import { closest } from '../../../../core/dom/unclobbered';

describe('the nearest element that matches', () => {
  it('is the element itself or one around it', () => {
    document.body.innerHTML = '<form id="around"><b>x</b></form>';
    const bold = document.querySelector('b');
    expect(closest(bold, 'b')).toBe(bold);
    expect(closest(bold, 'form')?.id).toBe('around');
    expect(closest(bold, 'table')).toBeNull();
  });

  it('is found from a form whose field clobbers the method', () => {
    document.body.innerHTML = '<section><form></form></section>';
    const form = document.querySelector('form')!;
    Object.defineProperty(form, 'closest', { value: document.createElement('input') });
    expect(closest(form, 'section')?.localName).toBe('section');
  });

  it('is undefined for the document, which some events have as their target', () => {
    expect(closest(document, 'a')).toBeUndefined();
  });
});
