import { unclobbered } from '../../dom/unclobbered';
import { sendProductShown } from '../../events/product-events';
import type { ProductScope } from './product-scope';
import { formEntries } from '../../dom/form-fields';
import { chooseOptions } from './choose-options';
import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';

/**
 * Whether the shopper changed a form's option fields before the widget was mounted, or the browser restored such a change
 * after *Back*. The widget then acts as if the change had just been made.
 */
export const fieldsChanged = (form: HTMLFormElement): boolean =>
  [...unclobbered(form, 'elements')].some((field) => {
    if (!field.getAttribute('name')?.startsWith('attribute[')) return false;
    if (field instanceof HTMLSelectElement) return selectChanged(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && inputChanged(field);
  });

function inputChanged(field: HTMLInputElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  // A file is never part of the request for attributes.
  return field.type !== 'file' && field.value !== field.defaultValue;
}

function selectChanged(field: HTMLSelectElement): boolean {
  const options = [...field.options];
  const rendered = options.some(({ defaultSelected }) => defaultSelected);
  // Without a rendered selection the browser selects the first option that is not disabled.
  if (!rendered && !field.multiple) return field.selectedIndex > options.findIndex(({ disabled }) => !disabled);
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/**
 * Starts a product scope, once, although several of its widgets call it. If the platform rendered the product's attributes and
 * no option was changed since, the shop is not asked: other scripts get an event with the rendered values. The shop is
 * asked about a product with options if an option was changed before the widgets were mounted, or if there are no rendered
 * attributes (a quick view). Widgets mount one after the other. If an option changes between two calls, the later call sends
 * a request to the shop.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { knownForms }) => {
    const { form } = scope;
    if (!form) return;
    const hasOptions = unclobbered(form, 'querySelector')('[name^="attribute["]') !== null;
    const isStarted = knownForms.has(scope.key);
    const entries = formEntries(form);
    const fields = hasOptions ? JSON.stringify(entries) : '';
    if (knownForms.get(scope.key) === fields) return;
    knownForms.set(scope.key, fields);

    const { attributes, quantity } = initialEntry(scope);
    if (hasOptions && (isStarted || !attributes || fieldsChanged(form))) {
      await dispatch(chooseOptions(scope));
      return;
    }
    // Other scripts get the event after React has rendered the page (decision 6).
    await Promise.resolve();
    sendProductShown({ productId: scope.productId, attributes, form: entries, quantity });
  };
}
