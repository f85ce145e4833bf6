import { describe, expect, it } from '@jest/globals';
import { encodeForm, encodeQuery, groupEntries, normalizeFormData } from '../../../../core/api/wire';

describe('an encoded form', () => {
  it('leaves out undefined, keeps empty text, and writes null as a name without a value', () => {
    expect(encodeForm({ a: undefined, b: null, c: '', d: false, e: [] })).toBe('b&c=&d=false');
  });

  it('repeats the name for each value of a list in a query', () => {
    expect(encodeQuery({ brand: ['1', '2'], a: 'x/y' })).toBe('a=x%2Fy&brand=1&brand=2');
  });

  it('accepts fields named like properties of Object', () => {
    expect(encodeForm(groupEntries(Object.entries({ constructor: '1', toString: '2' })))).toBe(
      'constructor=1&toString=2',
    );
  });
});

it('a form is sent without empty fields and unchosen files; the form itself is unchanged', () => {
  const form = new FormData();
  form.append('a', '');
  form.append('a', '1');
  form.append('zero', '0');
  form.append('space', ' ');
  form.append('none', new File([], ''));
  form.append('empty', new File([], 'empty.txt'));
  form.append('full', new File(['x'], 'full.txt'));
  form.append('nameless', new File(['x'], ''));

  const filled = [...normalizeFormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  expect(filled).toEqual([
    ['a', '1'],
    ['zero', '0'],
    ['space', ' '],
    ['empty', 'empty.txt'],
    ['full', 'full.txt'],
    ['nameless', ''],
  ]);
  expect([...form]).toHaveLength(8);
});
