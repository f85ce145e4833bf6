import { describe, expect, it, jest } from '@jest/globals';
import { readDraft, restoreFields, serializeDraft } from '../../../../core/forms/form-draft';

/** Puts a form into the page, as the server renders it. */
function printForm(fields: string, attributes = 'action="/sign-up"'): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}>${fields}</form>`;
  return document.querySelector('form')!;
}
const find = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

describe('stored values', () => {
  const renderRefused = (attributes?: string) => {
    const form = printForm('<input name="note">', attributes);
    find('note').value = 'Ada';
    return form;
  };

  it('are valid for less than five minutes', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const form = renderRefused();
    const draft = serializeDraft(form);
    now.mockReturnValue(1_299_999);
    expect(readDraft(draft, form)).toEqual([window.location.href, [['note', 0, '', 'Ada']]]);
    now.mockReturnValue(1_300_000);
    expect(readDraft(draft, form)).toBeUndefined();
  });
});

describe('restored values', () => {
  it('go to the fields of their names, even if the form has new fields, and are dropped if their field is gone', () => {
    const form = printForm('<input name="new"><input name="note">');
    const gone = ['gone', 0, '', 'x'] as const;
    expect(restoreFields(form, [gone, ['note', 0, '', 'Ada']])).toEqual([]);
    expect([find('new').value, find('note').value]).toEqual(['', 'Ada']);
  });

  it('wait for a list that does not have their option yet', () => {
    const form = printForm('<select name="state"><option value="">Choose</option></select>');
    const values = [['state', 0, '', 'Bayern']] as const;
    expect(restoreFields(form, values)).toEqual(values);
    form.querySelector('select')!.append(new Option('Bayern'));
    expect(restoreFields(form, values)).toEqual([]);
    expect(form.querySelector('select')!.value).toBe('Bayern');
  });
});
