import { describe, expect, it } from '@jest/globals';
import { unhidden } from '../../../../core/page/unhidden';

/** A form whose field hides a property, as in a browser: jsdom forgets the fields' names. */
function formWith(name: string): HTMLFormElement {
  document.body.innerHTML = `<section id="around"><form data-widget="sale"><input name="${name}"></form></section>`;
  const form = document.querySelector('form')!;
  Object.defineProperty(form, name, { value: form.firstElementChild });
  return form;
}

describe('a property that a form’s field hides', () => {
  it('is read all the same', () => {
    expect([...unhidden(formWith('elements'), 'elements')]).toHaveLength(1);
    expect(unhidden(formWith('dataset'), 'dataset').widget).toBe('sale');
    expect(unhidden(formWith('parentElement'), 'parentElement')?.id).toBe('around');
  });

  it('is called on the form when it is a method', () => {
    expect(unhidden(formWith('closest'), 'closest')('section')?.id).toBe('around');
    expect(unhidden(formWith('contains'), 'contains')(document.querySelector('input'))).toBe(true);
  });
});

describe('a property of any other element', () => {
  it('is the element’s own, also where another script has replaced it', () => {
    const element = document.createElement('p');
    expect(unhidden(element, 'contains')(element)).toBe(true);
    element.contains = () => false;
    expect(unhidden(element, 'contains')(element)).toBe(false);
  });

  it('is missing where the element has none', () => {
    expect(unhidden(document as unknown as Element, 'closest')).toBeUndefined();
  });
});
