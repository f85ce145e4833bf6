import { afterEach, describe, expect, it } from '@jest/globals';
import { formEntries } from '../../../../core/dom/form-fields';

const { FormData: browserFormData } = globalThis;

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form')!;
}

describe('the entries of a form', () => {
  afterEach(() => {
    globalThis.FormData = browserFormData;
  });

  it('are its named fields in order, with repeated names', () => {
    const form = formOf(
      '<input name="a" value="1"><input name="b" value=""><input name="a" value="2"><input value="3"><input name="off" value="4" disabled>',
    );
    expect(formEntries(form)).toEqual([
      ['a', '1'],
      ['b', ''],
      ['a', '2'],
    ]);
  });

  it('leave files out', () => {
    expect(formEntries(formOf('<input type="file" name="f"><input name="a" value="1">'))).toEqual([['a', '1']]);
  });

  it('are an empty list without a form, or if another script has replaced FormData', () => {
    expect(formEntries(null)).toEqual([]);
    Object.assign(globalThis, { FormData: {} });
    expect(formEntries(formOf('<input name="a" value="1">'))).toEqual([]);
  });
});
