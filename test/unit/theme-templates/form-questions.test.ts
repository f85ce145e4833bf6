import { describe, expect, it } from '@jest/globals';
import type { Widget } from '../../../core/contract/define-widget';
import { accountForm } from '../../../widgets/account/account-form';
import { authForm } from '../../../widgets/auth/auth-form';
import { contactForm } from '../../../widgets/contact/contact-form';
import { priceRange } from '../../../widgets/facets/price-range';
import { giftCertificateForm } from '../../../widgets/gift-certificates/gift-certificate-form';
import { reviewForm } from '../../../widgets/reviews/review-form';
import { wishlistForm } from '../../../widgets/wishlist/wishlist-form';
import { mountWidget } from '../../support/examples/mount-widget';
import { type FieldValue, type FieldValues, valuesOf } from '../../support/forms/fill-fields';
import { type Form, forms } from '../../support/forms/known-forms';
import { settle } from '../../support/jest/settle';
import { useLocalShop } from '../shop/use-local-shop';

const shop = useLocalShop();
const widgets: readonly Widget[] = [
  accountForm,
  authForm,
  contactForm,
  giftCertificateForm,
  priceRange,
  reviewForm,
  wishlistForm,
];
const country = {
  prefix: 'Choose',
  states: [{ id: '1', name: 'Maine' }],
  requiresSubdivision: true,
  requiresPostalCodes: true,
};

/** Mounts a form as the shop renders it, alone on its page. */
async function mountRendered({ path, isSignedIn, form: selector }: Form) {
  if (isSignedIn) await shop.shopper.post('/__shop/login');
  const { status, text } = await shop.shopper.get(path.replace(/#.*/, ''));
  const form = new DOMParser().parseFromString(text, 'text/html').querySelector<HTMLFormElement>(selector);
  if (!form) throw new Error(`${path} was answered ${status}, without ${selector}`);
  const widget = widgets.find(({ contract }) => contract.name === form.dataset.widget);
  if (!widget) throw new Error(`${selector} is a form of no known widget`);
  let isSent = false;
  window.onsubmit = (event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  await mountWidget(widget, form.outerHTML, { api: { countries: { states: async () => country } } });
  return {
    /** @returns whether the browser would have sent it */
    send: async () => {
      isSent = false;
      document.querySelector<HTMLElement>('form button:not([name])')!.click();
      await settle();
      return isSent;
    },
  };
}

/** Sets the values, with the events that browsers dispatch. */
async function fillIn(values: FieldValues): Promise<void> {
  for (const [selector, typed] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
    setValue(field, typed);
    for (const kind of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    await settle();
  }
}

function setValue(field: HTMLInputElement | HTMLSelectElement, typed: FieldValue): void {
  if (typeof typed === 'boolean') (field as HTMLInputElement).checked = typed;
  else if (field instanceof HTMLInputElement || !(field instanceof HTMLSelectElement)) field.value = typed;
  else field.selectedIndex = [...field.options].findIndex(({ value, text }) => [value, text.trim()].includes(typed));
}

/** The message beside a question. */
const messageOf = (field: string) =>
  document.querySelector(field)?.closest('[data-part="field"]')?.querySelector('[data-part="problem"]')?.textContent;

describe.each(forms.map((form) => [form.name, form] as const))('%s, as the shop renders it', (_, form) => {
  it('shows the theme’s message for each wrong value, and is sent when all values are right', async () => {
    const { send } = await mountRendered(form);
    const questions = form.rules.map(({ rule, field }) => [rule, field] as const);
    const wrong = form.rules.map(({ field, refused: [first] }) => [field, ...first!] as const);
    for (const [field, given] of wrong) await fillIn(valuesOf(field, given));
    expect(await send()).toBe(false);
    expect(questions.map(([rule, field]) => [rule, messageOf(field)])).toEqual(
      wrong.map(([, , message], index) => [questions[index]![0], message]),
    );

    for (const { rule, field, refused } of form.rules) {
      for (const [given, message] of refused.slice(1)) {
        await fillIn(valuesOf(field, given));
        expect([rule, given, messageOf(field)]).toEqual([rule, given, message]);
      }
    }

    const right = form.rules.map(({ field, accepted }) => valuesOf(field, accepted));
    for (const values of right) await fillIn(values);
    const isSent = await send();
    expect(questions.map(([rule, field]) => [rule, messageOf(field)])).toEqual(questions.map(([rule]) => [rule, '']));
    expect(isSent).toBe(true);
  }, 60_000);
});
