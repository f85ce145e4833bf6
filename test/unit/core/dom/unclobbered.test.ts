import { describe, expect, it } from '@jest/globals';
import { closest, unclobbered } from '../../../../core/dom/unclobbered';

/** Creates a form with a field that hides a property. Browsers hide it by the field's name; jsdom does not. */
function formWith(name: string): HTMLFormElement {
  document.body.innerHTML = `<section id="around"><form data-widget="sale"><input name="${name}"></form></section>`;
  const form = document.querySelector('form')!;
  Object.defineProperty(form, name, { value: form.firstElementChild });
  return form;
}

describe('a property that a form’s field hides', () => {
  it('can still be read', () => {
    expect([...unclobbered(formWith('elements'), 'elements')]).toHaveLength(1);
    expect(unclobbered(formWith('dataset'), 'dataset').widget).toBe('sale');
    expect(unclobbered(formWith('parentElement'), 'parentElement')?.id).toBe('around');
  });

  it('can still be called on the form if it is a method', () => {
    expect(unclobbered(formWith('closest'), 'closest')('section')?.id).toBe('around');
    expect(unclobbered(formWith('contains'), 'contains')(document.querySelector('input'))).toBe(true);
  });
});

describe('a property of any other element', () => {
  it('is that of the element, even if another script has replaced it', () => {
    const element = document.createElement('p');
    expect(unclobbered(element, 'contains')(element)).toBe(true);
    element.contains = () => false;
    expect(unclobbered(element, 'contains')(element)).toBe(false);
  });

  it('is a value even if an attribute or a field has the name of a method of functions', () => {
    document.body.innerHTML = '<form data-bind="x"><input name="bind"></form>';
    const form = document.querySelector('form')!;
    expect(unclobbered(form, 'dataset')['bind']).toBe('x');
    expect(unclobbered(form, 'elements')).toHaveLength(1);
  });
});

describe('the nearest element that matches', () => {
  it('is the element itself or one around it, also for a form whose field clobbers the method', () => {
    document.body.innerHTML = '<section><form id="around"><b>x</b></form></section>';
    const [form, bold] = [document.querySelector('form')!, document.querySelector('b')];
    Object.defineProperty(form, 'closest', { value: document.createElement('input') });
    expect([closest(bold, 'b'), closest(bold, 'form'), closest(bold, 'table')]).toEqual([bold, form, null]);
    expect(closest(form, 'section')?.localName).toBe('section');
  });

  it('is undefined for the document, which some events have as their target', () => {
    expect(closest(document, 'a')).toBeUndefined();
  });
});
