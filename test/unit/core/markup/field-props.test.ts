import { describe, expect, it } from '@jest/globals';
import { attributeProps, fieldProps, initialProps } from '../../../../core/markup/attribute-props';

function elementOf<Found extends HTMLElement>(html: string): Found {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as Found;
}

describe('the props of a field', () => {
  it('are read from its attributes, not from the shopper’s input', () => {
    const input = elementOf<HTMLInputElement>('<input type="text" name="n" value="printed">');
    input.value = 'typed';
    expect(fieldProps(input)).toEqual({ type: 'text', name: 'n', defaultValue: 'printed' });
  });

  it('have no default if none was rendered, because React would write an empty one', () => {
    expect(fieldProps(elementOf('<input>'))).toStrictEqual({ type: undefined, name: undefined });
    expect(fieldProps(elementOf('<input value="">'))).toStrictEqual({
      type: undefined,
      name: undefined,
      defaultValue: '',
    });
  });

  it('have the type hidden in lower case, however it was rendered', () => {
    expect(fieldProps(elementOf('<input type="HIDDEN" value="1">'))).toMatchObject({ type: 'hidden' });
    expect(fieldProps(elementOf('<input type="EMAIL">'))).toMatchObject({ type: 'EMAIL' });
  });

  it.each(['checkbox', 'radio'])('keep the rendered tick: %s', (type) => {
    const box = elementOf<HTMLInputElement>(`<input type="${type}" checked>`);
    box.checked = false;
    expect(fieldProps(box)).toMatchObject({ defaultChecked: true });
    expect(fieldProps(elementOf(`<input type="${type}">`))).toMatchObject({ defaultChecked: false });
  });

  it('have no default tick for a text field', () => {
    expect(fieldProps(elementOf('<input type="text" checked>'))).not.toHaveProperty('defaultChecked');
  });

  it('of a textarea have its rendered text as default', () => {
    const area = elementOf<HTMLTextAreaElement>('<textarea name="t">printed</textarea>');
    area.value = 'typed';
    expect(fieldProps(area)).toEqual({ defaultValue: 'printed' });
  });

  it.each(['<select name="s"></select>', '<p></p>', '<button value="1"></button>'])('are empty for %s', (html) => {
    expect(fieldProps(elementOf(html))).toEqual({});
  });
});

describe('the initial props of an element', () => {
  const initialOf = (element: HTMLElement) => initialProps(element, attributeProps(element));

  it('are its attributes, its text and the element', () => {
    const element = elementOf('<p class="a" data-row="1">two <b>words</b></p>');
    expect(initialOf(element)).toEqual({
      className: 'a',
      'data-row': '1',
      element,
      text: 'two words',
      value: '',
      checked: false,
    });
  });

  it('have the live state of a field, with the shopper’s earlier input', () => {
    const input = elementOf<HTMLInputElement>('<input value="printed">');
    input.value = 'typed';
    const box = elementOf<HTMLInputElement>('<input type="checkbox" value="7">');
    box.checked = true;
    expect(initialOf(input)).toMatchObject({ value: 'typed', checked: false, text: '' });
    expect(initialOf(box)).toMatchObject({ value: '7', checked: true });
  });

  it('have no value that is not text', () => {
    expect(initialOf(elementOf('<li value="3"></li>'))).toMatchObject({ value: '' });
  });
});
