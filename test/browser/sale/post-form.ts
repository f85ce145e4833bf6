import type { Page } from 'playwright-core';
import type { Wish } from '../../support/shopping/wishes';

/** The value of a form's field, or whether it is checked. */
interface Entry {
  readonly name: string;
  readonly value: string;
  readonly ticked?: boolean;
}

/** The response to a posted form. */
export interface Posted {
  /** The final URL after redirects. */
  readonly url: string;
  readonly text: string;
}

/**
 * Fetches a product's page and posts its form as a browser without scripts does: with the form's own URL, method
 * and fields, if the form is valid. Nothing is rendered.
 *
 * @param page any page of the shop, for its cookies
 * @throws when the form has no field for a wish, or a browser would not send it
 */
export function postForm(page: Page, path: string, wishes: readonly Wish[]): Promise<Posted> {
  return page.evaluate(
    async ([url, entries]) => {
      const parse = async (response: Response) => new DOMParser().parseFromString(await response.text(), 'text/html');
      const form = (await parse(await fetch(url))).querySelector<HTMLFormElement>('form[data-cart-item-add]');
      if (!form) throw new Error(`${url} has no form`);
      type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
      const controls = ([...form.elements] as Control[]).filter(({ type }) => type !== 'hidden');
      for (const { name, value, ticked } of entries) {
        const isWanted = (one: Control) => one.name === name && (one.type !== 'radio' || one.value === value);
        const control = controls.find(isWanted);
        if (!control || control.disabled) throw new Error(`${url} has no field ${name} for ${value}`);
        if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
          control.checked = ticked ?? true;
        } else control.value = value;
        // A list accepts only its own values.
        if (control.value !== value && ticked === undefined) throw new Error(`${name} doesn't take ${value}`);
      }
      if (!form.checkValidity()) throw new Error(`a browser would not send the form of ${url}`);
      const action = new URL(form.getAttribute('action') ?? '', location.href);
      const result = await fetch(action, { method: form.method, body: new FormData(form) });
      return { url: result.url, text: (await parse(result)).querySelector('main')?.textContent ?? '' };
    },
    [path, wishes.flatMap(entriesFor)] as const,
  );
}

function entriesFor(wish: Wish): Entry[] {
  const name = `attribute[${wish.option.id}]`;
  if ('value' in wish) return [{ name, value: String(wish.value.id) }];
  if ('ticked' in wish) return [{ name, value: '', ticked: wish.ticked }];
  if ('text' in wish) return [{ name, value: wish.text }];
  if ('file' in wish) throw new Error('a file is for a real browser');
  return ['year', 'month', 'day'].map((part, index) => ({
    name: `${name}[${part}]`,
    value: String(Number(wish.date.split('-')[index])),
  }));
}
