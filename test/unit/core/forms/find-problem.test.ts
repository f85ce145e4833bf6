import { describe, expect, it } from '@jest/globals';
import { findProblem } from '../../../../core/forms/find-problem';

/** The problem of a question: `missing` or `wrong` and the field's name, or an empty text. */
function faultOf(html: string, validation: object | string = ''): string {
  const rules = typeof validation === 'string' ? validation : JSON.stringify(validation);
  document.body.innerHTML = `<form><div id="question" data-validation='${rules}'>${html}</div></form>`;
  const [kind, field] = findProblem(document.querySelector('#question')!) ?? [];
  return kind ? `${kind}: ${field?.name}` : '';
}

const field = (attributes: string, value = '') => `<input name="answer" ${attributes} value="${value}">`;
const list = (name: string, value: string, label = '') =>
  `<select name="${name}" data-label="${label}"><option value=""></option><option value="${value}" selected>${value}</option></select>`;
const box = (name: string, checked: boolean, attributes = 'type="checkbox"') =>
  `<input name="${name}" value="${name}" ${attributes} ${checked ? 'checked' : ''}>`;

const MISSING = 'missing: answer';
const WRONG = 'wrong: answer';

describe('a required field', () => {
  it.each([
    ['Ada', ''],
    ['0', ''],
    [' a ', ''],
    ['李', ''],
    ['', MISSING],
    ['   ', MISSING],
    ['\u00a0\t', MISSING],
  ])('with the value %j has the problem "%s"', (value, problem) => {
    expect(faultOf(field('required', value))).toBe(problem);
    expect(faultOf(field('', value), { type: 'singleline', required: true })).toBe(problem);
  });

  it.each<[string, string, object, string]>([
    ['is one with aria-required', field('aria-required="true"'), {}, MISSING],
    ['is none with aria-required="false"', field('aria-required="false"'), { required: true }, ''],
    ['is one by the rules of the shop', field('aria-required=""'), { required: true }, MISSING],
    ['is one by its own attribute', field('aria-required="false" required'), {}, MISSING],
    ['accepts a password of blanks', field('type="password" required', ' '), {}, ''],
    ['is not checked if it is disabled', field('required disabled'), {}, ''],
    ['is not checked if it is read-only', field('required readonly'), {}, ''],
    ['is not checked if it is hidden', field('required type="hidden"'), {}, ''],
    ['is checked by its text', field('', 'Ada'), { type: 'radioselect', required: true }, ''],
    ['is no box without the attribute', '<input name="answer" type="checkbox" value="">', { required: true }, ''],
    ['may be a list', '<select name="answer" required><option value="">Choose</option></select>', {}, MISSING],
    ['may be a list with a choice', list('answer', 'Maine'), { required: true }, ''],
    ['may be a text area', '<textarea name="answer" required>\n\n</textarea>', {}, MISSING],
  ])('%s', (_, html, validation, problem) => {
    expect(faultOf(html, validation)).toBe(problem);
  });

  it('may be required only with another field, as the old password with a new one', () => {
    const pair = (fresh: string, old: string) =>
      `<input id="fresh" type="password" value="${fresh}">${field('type="password" data-needed-with="fresh"', old)}`;
    expect(faultOf(pair('', ''))).toBe('');
    expect(faultOf(pair('secret1', ''))).toBe(MISSING);
    expect(faultOf(pair('secret1', 'old'))).toBe('');
  });

  it('may name the other field by its id or its data-field-type', () => {
    const other = '<input value="first"><input data-field-type="Password" value="lantern1">';
    expect(faultOf(other + field('data-same-as="Password"', 'lantern1'))).toBe('');
    expect(faultOf(other + field('data-same-as="Password"', 'first'))).toBe(WRONG);
    expect(faultOf(`<input value="first"><input id="x" value="b">${field('data-same-as="x"', 'b')}`)).toBe('');
    expect(faultOf(other + field('data-same-as="Nothing"', ''))).toBe('');
  });
});

describe('an email address', () => {
  it.each([
    ['ada@example.com', ''],
    ['a.b+c@mail.example.co.uk', ''],
    ['', ''],
    ['ada', WRONG],
    ['ada@example', WRONG],
    ['@example.com', WRONG],
    ['ada@', WRONG],
    ['ada@.', WRONG],
    ['ada lovelace@example.com', WRONG],
    ['a@b@example.com', WRONG],
    ['GRACE@EXAMPLE.COM', ''],
  ])('%j has the problem "%s"', (value, problem) => {
    expect(faultOf(field('type="email"', value))).toBe(problem);
  });
});

describe('a sign-up password', () => {
  const rules = 'type="password" required pattern="(?=.*[A-Za-z])(?=.*[0-9]).{7,}"';
  it.each([
    ['lantern1', ''],
    ['1234567a', ''],
    ['a 1 b 2 ', ''],
    ['', MISSING],
    ['lantern', WRONG],
    ['1234567', WRONG],
    ['abc123', WRONG],
    ['       ', WRONG],
  ])('%j has the problem "%s"', (value, problem) => {
    expect(faultOf(field(rules, value))).toBe(problem);
  });

  it('may be empty if it is not required, as when an account is edited', () => {
    expect(faultOf(field(rules.replace('required ', '')))).toBe('');
    expect(faultOf(field(rules.replace('required ', ''), 'short1'))).toBe(WRONG);
  });

  it.each([
    ['lantern1', 'lantern1', ''],
    ['', '', ''],
    ['lantern1', 'Lantern1', WRONG],
    ['lantern1', '', WRONG],
    ['', 'lantern1', WRONG],
  ])('%j with the confirmation %j has the problem "%s"', (password, again, problem) => {
    expect(
      faultOf(
        `<input id="first" type="password" value="${password}">${field('type="password" data-same-as="first"', again)}`,
      ),
    ).toBe(problem);
  });

  it('must be confirmed', () => {
    expect(faultOf(field('type="password" data-same-as="first" required'))).toBe(MISSING);
  });
});

describe('a number', () => {
  const range = { type: 'numberonly', required: false, min: '2', max: '10.5' };
  it.each([
    ['2', ''],
    ['10.5', ''],
    ['', ''],
    ['1.9', WRONG],
    ['11', WRONG],
    ['-3', WRONG],
    ['two', WRONG],
    ['3 items', WRONG],
  ])('from 2 to 10.5 has for %j the problem "%s"', (value, problem) => {
    expect(faultOf(field('type="text"', value), range)).toBe(problem);
  });

  it('has no limit if the shop renders none', () => {
    expect(faultOf(field('', '-99999'), { type: 'numberonly', min: '', max: null })).toBe('');
    expect(faultOf(field('', '99999'), { type: 'numberonly', min: null, max: null })).toBe('');
    expect(faultOf(field('', '-5'), { type: 'numberonly', min: null })).toBe('');
    expect(faultOf(field('', 'x'), { type: 'numberonly' })).toBe(WRONG);
  });

  it('is wrong, not missing, when the browser hides the typed text', () => {
    document.body.innerHTML = '<form><div><input type="number" required></div></form>';
    const typed = document.querySelector('input')!;
    const validity = { badInput: true, valueMissing: true, valid: false };
    Object.defineProperty(typed, 'validity', { value: validity });
    expect(findProblem(typed.parentElement!)).toEqual(['wrong', typed]);
  });

  it('obeys the limits of HTML too', () => {
    expect(faultOf(field('type="number" min="1" max="5"', '6'))).toBe(WRONG);
    expect(faultOf(field('pattern="[0-9]+"', '1a'))).toBe(WRONG);
  });
});

describe('a price range', () => {
  const range = (min: string, max: string) =>
    `<input name="min" id="min" type="number" min="0" required value="${min}">` +
    `<input name="max" type="number" min="0" required data-more-than="min" value="${max}">`;
  it.each([
    ['0', '1', ''],
    ['5', '50', ''],
    ['', '50', 'missing: min'],
    ['5', '', 'missing: max'],
    ['-1', '50', 'wrong: min'],
    ['5', '5', 'wrong: max'],
    ['50', '5', 'wrong: max'],
  ])('from %j to %j has the problem "%s"', (min, max, problem) => {
    expect(faultOf(range(min, max))).toBe(problem);
  });
});

describe('a date', () => {
  const date = (year: string, month: string, day: string) =>
    list('month', month, 'month') + list('day', day, 'day') + list('year', year, 'year');
  const whole = { type: 'datechooser', required: true };
  const within = { type: 'datechooser', required: false, min_date: '2020-02-29', max_date: '2026-1-31' };
  it.each([
    ['2024', '2', '29', whole, ''],
    ['', '', '', whole, 'missing: month'],
    ['', '', '', within, ''],
    ['2024', '', '5', within, 'missing: month'],
    ['2023', '2', '29', whole, 'wrong: month'],
    ['2024', '4', '31', whole, 'wrong: month'],
    ['2020', '2', '29', within, ''],
    ['2026', '1', '31', within, ''],
    ['2020', '2', '28', within, 'wrong: month'],
    ['2026', '2', '1', within, 'wrong: month'],
    ['2024', '12', '31', whole, ''],
    ['2024', '1', '1', whole, ''],
  ])('%s-%s-%s with the rules %j has the problem "%s"', (year, month, day, rules, problem) => {
    expect(faultOf(date(year, month, day), rules)).toBe(problem);
  });
});

describe('boxes and buttons', () => {
  const some = { type: 'checkboxselect', required: true };
  const one = { type: 'radioselect', required: true };
  const radio = (checked: boolean, more = '') => box('a', checked, `type="radio" ${more}`);
  const quantity = (name: string, value: string) => `<input name="${name}" data-quantity value="${value}">`;
  const quantities = { type: 'quantityselect', required: true };

  it.each<[string, string, object | string, string]>([
    ['at least one ticked box', box('a', false) + box('b', false), some, 'missing: a'],
    ['at least one ticked box', box('a', false) + box('b', true), some, ''],
    ['no box if none is required', box('a', false), { ...some, required: false }, ''],
    ['no box if none is left', '<p>No box is left</p>', some, ''],
    ['their own values if the question also has a text field', box('a', false) + field('required'), some, MISSING],
    ['one chosen button of a group', radio(false) + radio(false), one, 'missing: a'],
    ['one chosen button of a group', radio(false) + radio(true), one, ''],
    ['one chosen button of a group with a required one', radio(false, 'required') + radio(false), '', 'missing: a'],
    ['one chosen button of a group with a required one', radio(false, 'required') + radio(true), '', ''],
    ['a tick in a required box', box('agree', false, 'type="checkbox" required'), '', 'missing: agree'],
    ['a tick in a required box', box('agree', true, 'type="checkbox" required'), '', ''],
    ['at least one quantity above 0', quantity('a', '0') + quantity('b', ''), quantities, 'missing: a'],
    ['at least one quantity above 0', quantity('a', '0') + quantity('b', '2'), quantities, ''],
  ])('need %s', (_, html, validation, problem) => {
    expect(faultOf(html, validation)).toBe(problem);
  });
});

describe('invalid rules', () => {
  it.each(['{', 'null', '7', '"text"', '[]', '{"type":7}', '{"type":"datechooser"}', '{"min":{}}'])(
    '%s leave those of HTML',
    (validation) => {
      expect(faultOf(field('required'), validation)).toMatch(/^missing/);
      expect(() => faultOf(field('', 'x'), validation)).not.toThrow();
    },
  );

  it('have no effect on a question without fields', () => {
    expect(faultOf('<p>Nothing here</p>', { required: true })).toBe('');
  });
});
