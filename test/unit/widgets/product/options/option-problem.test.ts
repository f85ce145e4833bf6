import { afterEach, describe, expect, it } from '@jest/globals';
import { checkLimit, optionProblem } from '../../../../../widgets/product/options/option-parts';

const messages: Record<string, string> = { required: 'Please choose: Wood', invalid: 'Wood must be from 2 to 6' };

/** The message of an option, with the messages of a template. */
const problemOf = (fields: string, fill: (option: HTMLElement) => void = () => undefined, texts = messages): string => {
  document.body.innerHTML = `<form><div data-option-name="Wood">${fields}</div></form>`;
  const option = document.querySelector<HTMLElement>('[data-option-name]')!;
  fill(option);
  return optionProblem(option, (kind) => texts[kind] ?? '');
};
const choose = (selector: string) => (option: HTMLElement) =>
  void (option.querySelector<HTMLInputElement>(selector)!.checked = true);
const write = (text: string) => (option: HTMLElement) =>
  void (option.querySelector<HTMLInputElement>('input, select')!.value = text);

const radios =
  '<input type="radio" name="attribute[1]" value="11" required><input type="radio" name="attribute[1]" value="12" required>';
const list =
  '<select name="attribute[1]" required><option value="">Choose…</option><option value="11">Ash</option></select>';
const text = '<input name="attribute[1]" required maxlength="20">';
const box =
  '<input type="hidden" name="attribute[1]" value="0"><input type="checkbox" name="attribute[1]" value="1" required>';
const date = ['month', 'day', 'year']
  .map((unit) => `<select name="attribute[1][${unit}]" required><option></option><option>5</option></select>`)
  .join('');
const number = '<input type="number" name="attribute[1]" required min="2" max="6">';

afterEach(() => document.body.replaceChildren());

const file = '<input type="file" name="attribute[1]" required>';
const fillDate = (option: HTMLElement) => option.querySelectorAll('select').forEach((one) => (one.value = '5'));

describe('an option', () => {
  it.each<[string, string, ((option: HTMLElement) => void) | undefined]>([
    ['of radio buttons', radios, choose('[value="12"]')],
    ['of a drop-down list', list, write('11')],
    ['that is typed', text, write('For Ada')],
    ['that is ticked', box, choose('[type="checkbox"]')],
    ['of a date', date, fillDate],
    ['of a number', number, write('4')],
    ['of a file', file, undefined],
  ])('%s has the message of a required option until it has a value', (_, fields, fill) => {
    expect(problemOf(fields)).toBe('Please choose: Wood');
    expect(problemOf(fields.replaceAll(' required', ''))).toBe('');
    if (fill) expect(problemOf(fields, fill)).toBe('');
  });

  it('of a date has a message until day, month and year are chosen', () => {
    expect(problemOf(date, write('5'))).toBe('Please choose: Wood');
  });

  it('with an invalid response has the template’s message, or the browser’s if there is none', () => {
    expect(problemOf(number, write('9'))).toBe(messages['invalid']);
    const message = problemOf(number, write('9'), { required: 'Please choose: Wood' });
    expect(['', ...Object.values(messages)]).not.toContain(message);
  });

  it('that a script has refused has the message of the script', () => {
    const refuse = (option: HTMLElement) => option.querySelector('input')!.setCustomValidity('Too large');
    expect(problemOf('<input type="file" name="attribute[1]">', refuse)).toBe('Too large');
  });
});

describe('a file', () => {
  const pick = (attributes: string, picked: File) => {
    document.body.innerHTML = `<input type="file" ${attributes} data-too-large-message="Too large">`;
    const field = document.querySelector('input')!;
    Object.defineProperty(field, 'files', { value: [picked] });
    return [checkLimit(field), field.validationMessage];
  };
  const ofSize = (bytes: number, limit: string) =>
    pick(`data-max-kilobytes="${limit}"`, new File([new Uint8Array(bytes)], 'sketch.png'));
  const ofType = (name: string, type: string, accept: string) =>
    pick(`accept="${accept}" data-wrong-type-message="Only: png, pdf"`, new File(['x'], name, { type }));

  it('may be as large as the limit of its option, and no larger, and of any size without one', () => {
    expect(ofSize(2048, '2')).toEqual([true, '']);
    expect(ofSize(2049, '2')).toEqual([false, 'Too large']);
    expect(ofSize(5_000_000, '')).toEqual([true, '']);
  });

  it.each([
    ['SKETCH.PNG', '', '.png,.pdf', true],
    ['sketch.v2.pdf', '', '.png, .pdf', true],
    ['sketch.heic', 'image/heic', 'image/*', true],
    ['sketch', 'application/pdf', '.png,application/pdf', true],
    ['sketch.heic', '', '', true],
    ['sketchpng', '', '.png', false],
    ['notes.txt', 'text/plain', 'image/*', false],
  ])('%s (%s) is one of %j: %s', (name, type, accept, isOne) => {
    expect(ofType(name, type, accept)).toEqual(isOne ? [true, ''] : [false, 'Only: png, pdf']);
  });
});

describe('a text of several lines', () => {
  it.each([
    [4, 'data-max-lines="4"', true],
    [5, 'data-max-lines="4"', false],
    [99, '', true],
    [99, 'data-max-lines="0"', true],
  ])('of %d lines, with the limit %j, is valid: %s', (lines, limits, isValid) => {
    document.body.innerHTML = `<textarea ${limits} data-too-many-lines-message="Too many lines"></textarea>`;
    const field = document.querySelector('textarea')!;
    field.value = Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n');
    expect([checkLimit(field), field.validationMessage]).toEqual([isValid, isValid ? '' : 'Too many lines']);
  });

  it('keeps the message of another script if its option has no limit', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea')!;
    field.setCustomValidity('Not today');
    expect([checkLimit(field), field.validationMessage]).toEqual([true, 'Not today']);
  });
});
