import { afterEach, describe, expect, it } from '@jest/globals';
import { fieldsChanged } from '../../../../../core/state/product/use-product';

afterEach(() => document.body.replaceChildren());

const form = (fields: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.querySelector('form')!;
};
const select = '<select name="attribute[1]"><option value="">?</option><option value="7">Seven</option></select>';
const radios = `<input type="radio" name="attribute[2]" value="a" checked>
  <input type="radio" name="attribute[2]" value="b">`;
const several = '<select name="attribute[7]" multiple><option>a</option><option>b</option></select>';
const uploadFile = (field: HTMLInputElement) =>
  Object.defineProperty(field, 'value', { value: String.raw`C:\fakepath\logo.png` });

describe('fields that differ from what the server rendered', () => {
  it.each<[string, string, (field: HTMLInputElement & HTMLSelectElement) => void, boolean]>([
    ['a select as rendered', select, () => {}, false],
    ['another choice', select, (field) => (field.value = '7'), true],
    ['a rendered choice', select.replace('"7"', '"7" selected'), () => {}, false],
    ['a rendered choice that was removed', select.replace('"7"', '"7" selected'), (field) => (field.value = ''), true],
    ['a select whose first option is disabled', select.replace('value=""', 'value="" disabled'), () => {}, false],
    ['radios as rendered', radios, () => {}, false],
    ['another radio', radios, () => (document.querySelectorAll('input')[1]!.checked = true), true],
    ['a text as rendered', '<input name="attribute[3]" value="x">', () => {}, false],
    ['another text', '<input name="attribute[3]" value="x">', (field) => (field.value = 'y'), true],
    ['a long text', '<textarea name="attribute[3]">x</textarea>', (field) => (field.value = 'y'), true],
    ['a hidden field', '<input type="hidden" name="attribute[3]">', (field) => (field.value = 'y'), false],
    ['another field of the form', '<input name="qty[]" value="1">', (field) => (field.value = '2'), false],
    ['another list of the form', select.replace('attribute[1]', 'sort'), (field) => (field.value = '7'), false],
    ['another text area', '<textarea name="note">x</textarea>', (field) => (field.value = 'y'), false],
    ['a field without a name', '<input value="x">', (field) => (field.value = 'y'), false],
    ['a button', '<button name="attribute[4]" value="x">', (field) => (field.value = 'y'), false],
    ['a box as rendered', '<input type="checkbox" name="attribute[5]" checked>', () => {}, false],
    ['another box', '<input type="checkbox" name="attribute[5]" checked>', (field) => (field.checked = false), true],
    ['a file', '<input type="file" name="attribute[6]">', uploadFile, false],
    [
      'a choice beyond a disabled first option',
      select.replace('value=""', 'value="" disabled'),
      (field) => (field.selectedIndex = 0),
      false,
    ],
    ['several choices as rendered', several, () => {}, false],
    ['one of several choices', several, (field) => (field.options[1]!.selected = true), true],
  ])('are found, or not, for %s', (_name, fields, change, changed) => {
    const made = form(fields);
    change(made.elements[0] as HTMLInputElement & HTMLSelectElement);
    expect(fieldsChanged(made)).toBe(changed);
  });
});
