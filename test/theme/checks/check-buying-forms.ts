import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page } from '../page/page';
import type { PageElement } from '../page/page-element';
import { unknownText } from '../page/unknown-text';

/**
 * Finds forms that add to the cart without a URL, method or field that the shop needs. The widget sends the same fields,
 * so its code does not correct the error.
 */
export const buyingForms = oncePer((page: Page): Diagnostic[] =>
  page.elements
    .filter((element) => element.localName === 'form' && isBuying(element) && !element.hasUnknownAttributes)
    .flatMap((form) => [...wrongUrl(form), ...missingFields(form)]),
);

const isBuying = (form: PageElement) =>
  form.hasAttribute('data-cart-item-add') || form.getAttribute('data-widget') === 'add-to-cart';

function wrongUrl(form: PageElement): Diagnostic[] {
  if (!form.hasAttribute('action')) {
    const sentence = 'the form that adds to the cart has no action: without code it leads nowhere';
    return [diagnosticOf('missing-action', form, sentence)];
  }
  const method = form.getAttribute('method') ?? 'get';
  if (method.includes(unknownText) || method.toLowerCase() === 'post') return [];
  const sentence = `the form that adds to the cart is sent by ${method}: without code the shop adds nothing`;
  return [diagnosticOf('wrong-method', form, sentence, 'method')];
}

/** Finds missing fields that the shop reads. The form's URL can contain them instead. */
function missingFields(form: PageElement): Diagnostic[] {
  const inside = form.descendants();
  const isOpen = inside.some((one) => isUnknown(one));
  if (
    isOpen ||
    /add_to_cart|action=add/.test(form.attributes.get('action')?.source ?? form.getAttribute('action') ?? '')
  )
    return [];
  const has = (name: string, value?: string) =>
    inside.some((one) => one.getAttribute('name') === name && (value === undefined || holds(one, value)));
  return [
    ...(has('product_id') ? [] : [{ field: 'name="product_id"', why: 'which product it adds' }]),
    ...(has('action', 'add') ? [] : [{ field: 'name="action" value="add"', why: 'what to do' }]),
  ].map(({ field, why }) => {
    const sentence = `the form that adds to the cart has no field ${field}: the shop is not told ${why}`;
    return diagnosticOf('missing-field', form, sentence);
  });
}

/** Whether an element can be one of the hidden fields: a partial that is missing, or a field whose name only the shop knows. */
function isUnknown(element: PageElement): boolean {
  if (element.getAttribute('data-part') === unknownText) return element.localName === 'template';
  const type = element.getAttribute('type') ?? '';
  const isHidden = element.localName === 'input' && ['hidden', unknownText].includes(type);
  return isHidden && (element.hasUnknownAttributes || element.getAttribute('name') === unknownText);
}

const holds = (field: PageElement, value: string) => [value, unknownText].includes(field.getAttribute('value') ?? '');
