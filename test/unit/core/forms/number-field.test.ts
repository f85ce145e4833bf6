import { afterEach, describe, expect, it } from '@jest/globals';
import { findNumberProblem, numberProps, plainNumber, sendPlainNumbers } from '../../../../core/forms/number-field';

const fieldOf = (attributes: string, typed?: string): HTMLInputElement => {
  document.body.innerHTML = `<form><input name="width" data-part="field" ${attributes}></form>`;
  const field = document.querySelector('input')!;
  if (typed !== undefined) field.value = typed;
  return field;
};
afterEach(() => document.documentElement.removeAttribute('lang'));

describe('a number that was typed', () => {
  it.each([
    ['en', '1,234', '1234'],
    ['en', '1.234', '1.234'],
    ['de', '1.234', '1234'],
    ['de', '1,234', '1.234'],
    ['fr', '1.234', null],
    ['no language', '0,5', '0.5'],
    ['no language', '1,234', null],
  ])('is read by the page’s language: %s %s', (lang, typed, plain) => {
    document.documentElement.lang = lang;
    expect(plainNumber(fieldOf('data-number="any"', typed))).toBe(plain);
  });

  it.each([
    ['en', 'data-decimal="," data-thousands="."', '1,234', null],
    ['en', 'data-decimal="." data-thousands=","', '1,234', '1234'],
    ['de', 'value="1.125"', undefined, '1.125'],
  ])('is read if the currency’s marks agree, or is the server’s: %s, %s, %s', (lang, attributes, typed, plain) => {
    document.documentElement.lang = lang;
    expect(plainNumber(fieldOf(`data-number="any" ${attributes}`, typed))).toBe(plain);
  });
});

describe('the problem of a number', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['0,5', true],
    ['10', true],
    ['0,25', false],
    ['10,5', false],
    ['ten', false],
    ['1e1', false],
    ['9'.repeat(400), false],
  ])('between 0.5 and 10: %s', (typed, isRight) => {
    for (const limits of ['data-min="0.5" data-max="10"', 'min="0.5" max="10"']) {
      expect(findNumberProblem(fieldOf(`data-number="any" ${limits}`, typed)) === null).toBe(isRight);
    }
  });

  it.each([
    ['12', true],
    ['12,0', true],
    ['12,5', false],
    ['1.200,5', false],
  ])('of a whole number: %s', (typed, isRight) => {
    expect(findNumberProblem(fieldOf('data-number="1"', typed)) === null).toBe(isRight);
  });
});

describe('a field of the type number', () => {
  const propsOf = (attributes: string, initial: object) => numberProps({ element: fieldOf(attributes), ...initial });

  it.each([
    [{}, { type: 'text', 'data-number': '1', inputMode: 'decimal' }],
    [{ step: 'any' }, { type: 'text', 'data-number': 'any', inputMode: 'decimal' }],
    // The keyboard of an iPhone for decimals has no minus sign.
    [{ min: '-5' }, { type: 'text', 'data-number': '1', inputMode: 'text' }],
  ])('becomes a text field: %j', (initial, props) => {
    expect(propsOf('type="number"', { type: 'number', ...initial })).toEqual(props);
  });

  it('stays as it is while it has a text that the browser does not understand', () => {
    const element = fieldOf('type="number"');
    Object.defineProperty(element, 'validity', { value: { badInput: true } });
    expect(numberProps({ element, type: 'number' })).toEqual({});
  });

  it('stays as it is while a number is typed, because the caret would move', () => {
    const element = fieldOf('type="number"', '12');
    element.focus();
    expect(numberProps({ element, type: 'number' })).toEqual({});
    element.blur();
    expect(numberProps({ element, type: 'number' })).toMatchObject({ type: 'text' });
    // As React has changed it.
    Object.assign(element, { type: 'text' }).dataset.number = '1';
    element.focus();
    expect(numberProps({ element, type: 'number' })).toMatchObject({ type: 'text' });
  });

  it('is the only one that changes; a pattern accepts every text', () => {
    expect(propsOf('type="email"', { type: 'email', pattern: 'a' })).toEqual({});
    expect(propsOf('data-number="1"', { type: 'text' })).toEqual({});
    expect(propsOf('data-number="1"', { type: 'text', pattern: '[0-9]+' })).toEqual({ pattern: '.*' });
    expect(numberProps({ element: document.createElement('textarea'), type: 'number' })).toEqual({});
  });
});

describe('a form with a number', () => {
  /** The entries of the form, after the event that browsers send when they collect them; jsdom does not. */
  const collect = () => {
    const formData = new FormData(document.forms[0]);
    document.forms[0]!.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return formData;
  };
  const sent = () => collect().get('width');

  it('sends it with a decimal point, whatever the shopper typed', () => {
    const stop = sendPlainNumbers();
    document.documentElement.lang = 'de';
    const field = fieldOf('data-number="any"', '1.234,50');
    expect(sent()).toBe('1234.50');
    field.value = ' ';
    expect(sent()).toBe('');
    // The shop refuses it.
    field.value = '1 2';
    expect(sent()).toBe('1 2');
    field.disabled = true;
    expect(sent()).toBe(null);
    stop();
    field.disabled = false;
    field.value = '0,5';
    expect(sent()).toBe('0,5');
  });

  it('sends other fields as they are, also one of another script', () => {
    const stop = sendPlainNumbers();
    document.body.innerHTML =
      '<form><input name="width" data-number="5" value=""><input name="text" data-part="field" value=""></form>';
    for (const field of document.querySelectorAll('input')) field.value = '0,5';
    expect([...collect()]).toEqual([
      ['width', '0,5'],
      ['text', '0,5'],
    ]);
    stop();
  });
});
