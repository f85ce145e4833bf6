import { describe, expect, it } from '@jest/globals';
import { unhidden } from '../../../../core/dom/unhidden';

/** Creates a form with a field that hides a property. Browsers hide it by the field's name; jsdom does not. */
function formWith(name: string): HTMLFormElement {
  document.body.innerHTML = `<section id="around"><form data-widget="sale"><input name="${name}"></form></section>`;
  const form = document.querySelector('form')!;
  Object.defineProperty(form, name, { value: form.firstElementChild });
  return form;
}

describe('a property that a form’s field hides', () => {
  it('can still be read', () => {
    expect([...unhidden(formWith('elements'), 'elements')]).toHaveLength(1);
    expect(unhidden(formWith('dataset'), 'dataset').widget).toBe('sale');
    expect(unhidden(formWith('parentElement'), 'parentElement')?.id).toBe('around');
  });

  it('can still be called on the form if it is a method', () => {
    expect(unhidden(formWith('closest'), 'closest')('section')?.id).toBe('around');
    expect(unhidden(formWith('contains'), 'contains')(document.querySelector('input'))).toBe(true);
  });
});

describe('a property of any other element', () => {
  it('is that of the element, even if another script has replaced it', () => {
    const element = document.createElement('p');
    expect(unhidden(element, 'contains')(element)).toBe(true);
    element.contains = () => false;
    expect(unhidden(element, 'contains')(element)).toBe(false);
  });

  it('is a value even if an attribute or a field has the name of a method of functions', () => {
    document.body.innerHTML = '<form data-bind="x"><input name="bind"></form>';
    const form = document.querySelector('form')!;
    expect(unhidden(form, 'dataset')['bind']).toBe('x');
    expect(unhidden(form, 'elements')).toHaveLength(1);
  });

  it('is undefined if the element has none', () => {
    expect(unhidden(document as unknown as Element, 'closest')).toBeUndefined();
  });
});
