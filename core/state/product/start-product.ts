import { sendProductShown } from '../../events/product-events';
import { fieldsChanged } from './fields-changed';
import { formText } from './form-text';
import { productForm } from './product-form';
import type { ProductScope } from './product-scope';
import { whenActivated } from '../../page/when-activated';
import { chooseOptions } from './choose-options';
import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { unhidden } from '../../page/unhidden';

/**
 * Starts a product scope, once, however many of its widgets ask for it. If the platform printed the product's attributes
 * and no field was changed since, the shop is not asked: the page's other scripts are told of the product as printed.
 * The shop is asked once about a product whose options were changed before the widgets were mounted, and about one
 * without printed attributes (a quick view). Widgets mount one after the other, so a field may change between two of them:
 * the later one asks about it.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { knownForms }) => {
    const form = productForm(scope);
    if (!form) return;
    const hasOptions = unhidden(form, 'querySelector')('[name^="attribute["]') !== null;
    const isStarted = knownForms.has(scope.key);
    const fields = hasOptions ? formText(form) : '';
    if (knownForms.get(scope.key) === fields) return;
    knownForms.set(scope.key, fields);

    const { attributes, quantity } = initialEntry(scope);
    if (hasOptions && (isStarted || !attributes || fieldsChanged(form))) {
      await dispatch(chooseOptions(scope));
      return;
    }
    await whenActivated();
    sendProductShown({ productId: scope.productId, attributes, form: formText(form), quantity });
  };
}
