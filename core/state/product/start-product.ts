import { sendProductShown } from '../../events/product-events';
import { fieldsChanged } from './fields-changed';
import type { ProductScope } from './product-scope';
import { formEntries } from '../../page/form-entries';
import { chooseOptions } from './choose-options';
import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { unhidden } from '../../page/unhidden';

/**
 * Starts a product scope, once, although several of its widgets call it. If the platform printed the product's attributes and
 * no option was changed since, the shop is not asked: other scripts get an event with the printed values. The shop is
 * asked about a product with options if an option was changed before the widgets were mounted, or if there are no printed
 * attributes (a quick view). Widgets mount one after the other. If an option changes between two calls, the later call asks
 * the shop.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { knownForms }) => {
    const { form } = scope;
    if (!form) return;
    const hasOptions = unhidden(form, 'querySelector')('[name^="attribute["]') !== null;
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
