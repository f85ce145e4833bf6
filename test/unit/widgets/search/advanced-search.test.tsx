import { describe, expect, it } from '@jest/globals';
import { advancedSearch } from '../../../../widgets/search/advanced-search';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

const submit = async (form: HTMLElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  // A test cannot leave its page.
  window.addEventListener('submit', (last) => last.preventDefault(), { once: true });
  let isSent = false;
  document.addEventListener('submit', (sent) => (isSent = !sent.defaultPrevented), { once: true });
  form.dispatchEvent(event);
  await turn();
  return isSent;
};
const type = async (field: HTMLElement, text: string) => {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await turn();
};

describe('the advanced search, before its code arrives', () => {
  it('lets the browser ask for words', () => {
    const query = printExample(advancedSearch).querySelector<HTMLInputElement>('[data-part="query"]')!;
    expect(query.validity.valueMissing).toBe(true);
  });
});

describe('the advanced search, when it is sent', () => {
  it('says beside the field what is missing, and goes there', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await type(part('query'), '  ');
    expect(await submit(slot)).toBe(false);
    expect(part('problem').textContent).toBe('Please say what to look for.');
    expect(part('field').className).toBe('form-field form-field--error');
    expect(part('query').getAttribute('aria-invalid')).toBe('true');
    expect(part('query').getAttribute('aria-describedby')).toBe('search_query_adv-problem');
    expect(document.activeElement).toBe(part('query'));
  });

  it('takes the sentence back as soon as there is something', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await submit(slot);
    await type(part('query'), 'tea');
    expect(part('problem').textContent).toBe('');
    expect(part('field').className).toBe('form-field');
  });

  it('goes its native way with words', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await type(part('query'), 'tea');
    expect(await submit(slot)).toBe(true);
  });

  it('leaves the browser’s own words to the form when it is taken off the page', async () => {
    const { slot, unmount } = await mountExample(advancedSearch);
    expect((slot as HTMLFormElement).noValidate).toBe(true);
    unmount();
    expect((slot as HTMLFormElement).noValidate).toBe(false);
  });
});
