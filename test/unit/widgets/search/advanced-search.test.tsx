import { describe, expect, it } from '@jest/globals';
import { advancedSearch } from '../../../../widgets/search/advanced-search';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

const submit = async (form: HTMLElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  let isSent = false;
  const stop = (last: Event) => {
    isSent = !last.defaultPrevented;
    // A test cannot leave its page.
    last.preventDefault();
  };
  // On the window, because the widget answers at the document, after all other scripts.
  window.addEventListener('submit', stop, { once: true });
  form.dispatchEvent(event);
  await settle();
  return isSent;
};
const type = async (field: HTMLElement, text: string) => {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};

describe('the advanced search, before its code arrives', () => {
  it('is checked by the browser', () => {
    const query = printExample(advancedSearch).querySelector<HTMLInputElement>('[data-part="query"]')!;
    expect(query.validity.valueMissing).toBe(true);
  });
});

describe('the advanced search, when it is sent', () => {
  it('shows beside the field what is missing, and focuses it', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await type(part('query'), '  ');
    expect(await submit(slot)).toBe(false);
    expect(part('problem').textContent).toBe('Please say what to look for.');
    expect(part('field').className).toBe('form-field form-field--error');
    expect(part('query').getAttribute('aria-invalid')).toBe('true');
    expect(part('query').getAttribute('aria-describedby')).toBe('search_query_adv-problem');
    expect(document.activeElement).toBe(part('query'));
  });

  it('removes the message as soon as something is typed', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await submit(slot);
    await type(part('query'), 'tea');
    expect(part('problem').textContent).toBe('');
    expect(part('field').className).toBe('form-field');
  });

  it('is submitted natively with a term', async () => {
    const { slot, part } = await mountExample(advancedSearch);
    await type(part('query'), 'tea');
    expect(await submit(slot)).toBe(true);
  });

  it('gives the check back to the browser when it is unmounted', async () => {
    const { slot, unmount } = await mountExample(advancedSearch);
    expect((slot as HTMLFormElement).noValidate).toBe(true);
    unmount();
    expect((slot as HTMLFormElement).noValidate).toBe(false);
  });
});
