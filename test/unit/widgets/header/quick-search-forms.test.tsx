import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { quickSearch } from '../../../../widgets/header/quick-search';
import { mountExample } from '../../../support/examples/mount-example';
import { settle, until } from '../../../support/jest/settle';

describe('quick search, when the results contain forms and fields', () => {
  const card = `<article class="product">
    <form action="/cart.php" method="post"><input type="hidden" name="action" value="add"><input name="qty[]" value="1">
    <button class="add">Add</button></form>
    <input type="checkbox" name="products[]" value="105" checked><select name="sort"><option>best</select>
    <input type="image" alt="Go" src="data:,"><button class="loose">Compare</button>
    <input name="own" form="elsewhere"></article>`;
  const submits: Event[] = [];
  const submitted = (event: Event) => {
    submits.push(event);
    event.preventDefault();
  };
  beforeEach(() => document.addEventListener('submit', submitted));
  afterEach(() => {
    document.removeEventListener('submit', submitted);
    submits.length = 0;
  });

  const shown = async () => {
    const search = { quickResults: () => Promise.resolve(card) } as unknown as StorefrontApi['search'];
    const change = (slot: HTMLElement) => void (slot.dataset.debounce = '0');
    const { part } = await mountExample(quickSearch, { api: { search }, change });
    const [input, results] = [part('input') as HTMLInputElement, part('results')];
    input.focus();
    input.value = 'lamp';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => results.querySelector('form') !== null);
    await settle();
    const form = input.form!;
    const query = () => String(new URLSearchParams([...new FormData(form)] as [string, string][]));
    return { input, results, form, query };
  };

  it('keeps each form of the results, with its fields and its button', async () => {
    const { results, form } = await shown();
    const inner = results.querySelector('form')!;
    expect([...new FormData(inner).keys()]).toEqual(['action', 'qty[]']);
    expect(results.querySelector<HTMLButtonElement>('.add')!.form).toBe(inner);
    expect([...form.elements].map((field) => field.getAttribute('name'))).toEqual(['search_query']);
  });

  it('does not submit the search by a button of the results, nor closes the results for their own form', async () => {
    const { results, input } = await shown();
    results.querySelector<HTMLButtonElement>('.loose')!.click();
    results.querySelector<HTMLInputElement>('[type="image"]')!.click();
    expect(submits).toEqual([]);
    input.value = '';
    results.querySelector<HTMLButtonElement>('.add')!.click();
    await settle();
    expect(submits.map(({ target }) => target)).toEqual([results.querySelector('form')]);
    expect(results.hidden).toBe(false);
  });

  it('leaves a field alone that names its form', async () => {
    const { results } = await shown();
    expect(results.querySelector('[name="own"]')!.getAttribute('form')).toBe('elsewhere');
  });

  it('submits no field that a script added to the results later', async () => {
    const { results, query, form } = await shown();
    results.insertAdjacentHTML('beforeend', '<input name="late" value="1">');
    form.requestSubmit();
    expect(query()).toBe('search_query=lamp');
  });
});
