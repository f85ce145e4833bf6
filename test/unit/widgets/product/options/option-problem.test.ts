import { afterEach, describe, expect, it } from '@jest/globals';
import { checkLimit, optionProblem } from '../../../../../widgets/product/options/option-problem';

const messages: Record<string, string> = { required: 'Please choose: Wood', invalid: 'Wood must be from 2 to 6' };

/** The message of an option, with the messages of a template. */
const problemOf = (fields: string, fill: (option: HTMLElement) => void = () => undefined, texts = messages): string => {
  document.body.innerHTML = `<form><div data-option-name="Wood">${fields}</div></form>`;
  const option = document.querySelector<HTMLElement>('[data-option-name]')!;
  fill(option);
  return optionProblem(option, (kind) => texts[kind] ?? '');
};
const choose = (selector: string) => (option: HTMLElement) => {
  const field = option.querySelector<HTMLInputElement>(selector)!;
  field.checked = true;
};
const write = (text: string) => (option: HTMLElement) => {
  option.querySelector<HTMLInputElement>('input, textarea, select')!.value = text;
};

const radios =
  '<input type="radio" name="attribute[1]" value="11" required><input type="radio" name="attribute[1]" value="12" required>';
const list =
  '<select name="attribute[1]" required><option value="">Choose…</option><option value="11">Ash</option></select>';
const text = '<input name="attribute[1]" required maxlength="20">';
const box =
  '<input type="hidden" name="attribute[1]" value="0"><input type="checkbox" name="attribute[1]" value="1" required>';
const date = ['month', 'day', 'year']
  .map(
    (unit) =>
      `<select name="attribute[1][${unit}]" required><option value=""></option><option value="5">5</option></select>`,
  )
  .join('');
const number = '<input type="number" name="attribute[1]" required min="2" max="6">';

afterEach(() => document.body.replaceChildren());

describe('a required option', () => {
  it.each([
    ['of radio buttons', radios],
    ['of a drop-down list', list],
    ['that is typed', text],
    ['that is ticked', box],
    ['of a date', date],
    ['of a number', number],
    ['of a file', '<input type="file" name="attribute[1]" required>'],
  ])('%s, left empty, has a message with its name', (_, fields) => {
    expect(problemOf(fields)).toBe('Please choose: Wood');
  });

  it.each([
    ['of radio buttons', radios, choose('[value="12"]')],
    ['of a drop-down list', list, write('11')],
    ['that is typed', text, write('For Ada')],
    ['that is ticked', box, choose('[type="checkbox"]')],
    ['of a number', number, write('4')],
    ['of a date', date, (option: HTMLElement) => option.querySelectorAll('select').forEach((one) => (one.value = '5'))],
  ])('%s, answered, has no problem', (_, fields, fill) => {
    expect(problemOf(fields, fill)).toBe('');
  });

  it('of a date has a message until day, month and year are chosen', () => {
    expect(problemOf(date, write('5'))).toBe('Please choose: Wood');
  });

  it('with an invalid response has the template’s message', () => {
    expect(problemOf(number, write('9'))).toBe('Wood must be from 2 to 6');
  });

  it('with an invalid response has the browser’s message if the template has none', () => {
    const message = problemOf(number, write('9'), { required: 'Please choose: Wood' });
    expect(message === '').toBe(false);
    expect(Object.values(messages).includes(message)).toBe(false);
  });

  it('that a script has refused has the message of the script', () => {
    const refuse = (option: HTMLElement) => option.querySelector('input')!.setCustomValidity('Too large');
    expect(problemOf('<input type="file" name="attribute[1]">', refuse)).toBe('Too large');
  });
});

describe('an option that may be left out', () => {
  it.each([
    ['of radio buttons', radios],
    ['of a drop-down list', list],
    ['that is typed', text],
    ['of a date', date],
  ])('%s has no problem when it is empty', (_, fields) => {
    expect(problemOf(fields.replaceAll(' required', ''))).toBe('');
  });
});

describe('a file', () => {
  const pick = (bytes: number, limit = '') => {
    document.body.innerHTML = `<input type="file" data-max-kilobytes="${limit}" data-too-large-message="This file is too large">`;
    const field = document.querySelector('input')!;
    Object.defineProperty(field, 'files', { value: [new File([new Uint8Array(bytes)], 'sketch.png')] });
    return [checkLimit(field), field.validationMessage];
  };

  it('may be as large as the limit of its option, and no larger', () => {
    expect(pick(2048, '2')).toEqual([true, '']);
    expect(pick(2049, '2')).toEqual([false, 'This file is too large']);
  });

  it('may be of any size if its option has no limit', () => {
    expect(pick(5_000_000)).toEqual([true, '']);
  });
});

describe('the type of a file', () => {
  const pick = (name: string, type: string, accept: string) => {
    document.body.innerHTML = `<input type="file" accept="${accept}" data-wrong-type-message="Only: png, pdf">`;
    const field = document.querySelector('input')!;
    Object.defineProperty(field, 'files', { value: [new File(['x'], name, { type })] });
    return [checkLimit(field), field.validationMessage];
  };

  it.each([
    ['sketch.png', '', '.png,.pdf'],
    ['SKETCH.PNG', '', '.png,.pdf'],
    ['sketch.PDF', '', '.PNG,.Pdf'],
    ['sketch.v2.pdf', '', '.png, .pdf'],
    ['sketch.heic', 'image/heic', 'image/*'],
    ['sketch', 'application/pdf', '.png,application/pdf'],
    ['sketch.heic', '', ''],
  ])('%s (%s) is one of %j', (name, type, accept) => {
    expect(pick(name, type, accept)).toEqual([true, '']);
  });

  it.each([
    ['sketch.heic', 'image/heic', '.png,.pdf'],
    ['sketchpng', '', '.png'],
    ['sketch.png.exe', '', '.png,.pdf'],
    ['notes.txt', 'text/plain', 'image/*'],
  ])('%s (%s) is none of %j', (name, type, accept) => {
    expect(pick(name, type, accept)).toEqual([false, 'Only: png, pdf']);
  });
});

describe('a text of several lines', () => {
  const type = (lines: number, limits: string) => {
    document.body.innerHTML = `<textarea ${limits} data-too-many-lines-message="Too many lines"></textarea>`;
    const field = document.querySelector('textarea')!;
    field.value = Array.from({ length: lines }, (_, line) => `line ${line}`).join('\n');
    return [checkLimit(field), field.validationMessage];
  };

  it('may have as many lines as the limit of its option, and no more', () => {
    expect(type(4, 'data-max-lines="4"')).toEqual([true, '']);
    expect(type(5, 'data-max-lines="4"')).toEqual([false, 'Too many lines']);
  });

  it.each(['', 'data-max-lines=""', 'data-max-lines="0"'])(
    'may have any number of lines if its option has no limit: %s',
    (limits) => {
      expect(type(99, limits)).toEqual([true, '']);
    },
  );

  it('keeps the message of another script if its option has no limit', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea')!;
    field.setCustomValidity('Not today');
    expect(checkLimit(field)).toBe(true);
    expect(field.validationMessage).toBe('Not today');
  });
});
