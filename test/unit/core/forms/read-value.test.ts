import { describe, expect, it } from '@jest/globals';
import type { Field } from '../../../../core/forms/form-contract';
import { readInitialValue, readValue } from '../../../../core/forms/form-draft';
import { readQuestions } from '../../../../core/forms/use-form';
import type { InitialProps } from '../../../../core/markup/overrides';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.body;
};

describe('a value', () => {
  const radio = '<input id="a" type="radio" name="r" value="x"';
  it.each([
    ['a text field', '<input id="a" value="x">', 'x'],
    ['a text area', '<textarea id="a">x</textarea>', 'x'],
    ['a list', '<select id="a"><option>x</option><option selected>y</option></select>', 'y'],
    ['a list without a selected option', '<select id="a"><option>x</option><option>y</option></select>', 'x'],
    ['an empty list', '<select id="a"></select>', ''],
    ['a ticked box', '<input id="a" type="checkbox" value="x" checked>', 'true'],
    ['a box', '<input id="a" type="checkbox" value="x">', 'false'],
    ['radio buttons', `${radio}><input type="radio" name="r" value="y" checked>`, 'y'],
    ['radio buttons beside others', `<input type="radio" name="q" value="z" checked>${radio} checked>`, 'x'],
    ['radio buttons beside a box', `<input type="checkbox" name="r" value="z" checked>${radio} checked>`, 'x'],
    ['radio buttons without a choice', '<input id="a" type="radio" name="r" value="x">', ''],
  ])('is read live and as rendered: %s', (_, html, given) => {
    const field = show(html).querySelector<Field>('#a')!;
    expect(readValue(field)).toEqual(given);
    expect(readInitialValue(field)).toEqual(given);
  });

  it('is different live and as rendered after the shopper has changed the field', () => {
    const [text, box] = show('<input value="x"><input type="checkbox">').querySelectorAll('input');
    text!.value = 'y';
    box!.checked = true;
    expect(readValue(text!)).toBe('y');
    expect(readInitialValue(text!)).toBe('x');
    expect(readValue(box!)).toBe('true');
    expect(readInitialValue(box!)).toBe('false');
  });
});

describe('the message of a question', () => {
  const read = (messages: object) => {
    const page = show(
      `<div data-part="field"><input required><p data-part="problem" id="p"></p></div><div data-part="field"></div>`,
    );
    const props = (element: HTMLElement, extra: object = {}) => ({ element, ...extra }) as unknown as InitialProps;
    const fields = [...page.querySelectorAll<HTMLElement>('[data-part=field]')].map((element) => props(element));
    const problem = props(page.querySelector<HTMLElement>('#p')!, { id: 'p', ...messages });
    const questions = readQuestions((part) => (part === 'field' ? fields : [problem]));
    const field = page.querySelector('input')!;
    const message = (kind: 'missing' | 'wrong') => questions.message(fields[0]!.element, [kind, field]);
    return { questions, field, message };
  };

  const required = { 'data-required-message': 'needed' };
  const invalid = { 'data-invalid-message': 'not right' };
  it.each<[string, object, 'missing' | 'wrong', string]>([
    ['the template’s for the kind of fault', { ...required, ...invalid }, 'missing', 'needed'],
    ['the template’s for the kind of fault', { ...required, ...invalid }, 'wrong', 'not right'],
    ['the browser’s if the template has none of that kind', required, 'wrong', 'browser'],
    ['the template’s of the other kind if the browser has none', required, 'wrong', 'needed'],
    ['the template’s of the other kind if the browser has none', invalid, 'missing', 'not right'],
    ['none if neither has one', {}, 'wrong', ''],
  ])('is %s: %j, %s', (_, messages, kind, text) => {
    const { message, field } = read(messages);
    const ofBrowser = field.validationMessage;
    if (text !== 'browser') field.required = false;
    expect(ofBrowser).not.toBe('');
    expect(message(kind)).toBe(text === 'browser' ? ofBrowser : text);
  });

  it('is never the internal name of a rule', () => {
    const { message, field } = read(required);
    field.setCustomValidity('CardNumber');
    expect(message('wrong')).toBe('needed');
  });

  it('has the id of its element; a question without such an element has no message', () => {
    const { questions, field } = read({});
    expect(questions.problemId(field)).toBe('p');
    expect(questions.all.length).toBe(1);
    expect(questions.around(field)).toEqual(field.parentElement);
  });
});
