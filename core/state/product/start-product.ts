import { formEntries } from '../../dom/form-fields';
import { unclobbered } from '../../dom/unclobbered';
import { sendProductShown } from '../../events/product-events';
import { sendWidgetEvent } from '../../events/widget-events';
import type { AppThunk } from '../make-store';
import { chooseOptions } from './choose-options';
import { initialEntry } from './product-entry';
import { type ProductScope, sourceOf } from './product-scope';

/** Whether option fields were changed before the mount, or restored by the browser after *Back*. */
export const fieldsChanged = (form: HTMLFormElement): boolean =>
  [...unclobbered(form, 'elements')].some((field) => {
    if (!field.getAttribute('name')?.startsWith('attribute[')) return false;
    if (field instanceof HTMLSelectElement) return selectChanged(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && inputChanged(field);
  });

function inputChanged(field: HTMLInputElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  // The request for attributes never contains a file.
  return field.type !== 'file' && field.value !== field.defaultValue;
}

function selectChanged(field: HTMLSelectElement): boolean {
  const options = [...field.options];
  const rendered = options.some(({ defaultSelected }) => defaultSelected);
  // Without a rendered selection the browser selects the first enabled option.
  if (!rendered && !field.multiple) return field.selectedIndex > options.findIndex(({ disabled }) => !disabled);
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/**
 * Starts a product scope, once for its widgets. It requests attributes only if an option was changed or none are
 * rendered (a quick view). Widgets mount one after the other: a later call requests again if an option has changed.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { knownForms }) => {
    const { form } = scope;
    if (!form) return;
    const hasOptions = unclobbered(form, 'querySelector')('[name^="attribute["]') !== null;
    const isStarted = knownForms.has(scope.key);
    const source = sourceOf(scope);
    if (!isStarted && source === 'quick-view') {
      sendWidgetEvent('widgets:product-viewed', { productId: scope.productId, source }, scope.element);
    }
    const entries = formEntries(form);
    const fields = hasOptions ? JSON.stringify(entries) : '';
    if (knownForms.get(scope.key) === fields) return;
    knownForms.set(scope.key, fields);

    const { attributes, quantity } = initialEntry(scope);
    const isSelection = hasOptions && (isStarted || fieldsChanged(form));
    if (isSelection || (hasOptions && !attributes)) {
      await dispatch(chooseOptions(scope, { isSelection }));
      return;
    }
    // After React has rendered the page (decision 6).
    await Promise.resolve();
    sendProductShown({ productId: scope.productId, attributes, form: entries, quantity });
  };
}
