import { expect, it } from '@jest/globals';
import { normalizeFormData } from '../../../../core/api/encode-form';

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
