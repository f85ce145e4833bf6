import { sendProductShown } from '../../events/product-events';
import { fieldsChanged } from './fields-changed';
import { formText } from './form-text';
import { productForm } from './product-form';
import type { ProductScope } from './product-scope';
import { whenActivated } from '../../page/when-activated';
import { chooseOptions } from './choose-options';
import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { productFound } from './product-options-slice';

/**
 * Begins a product scope, once, however many of its widgets ask for it. Where the platform printed the answer
 * and the fields are as the server printed them, nothing is asked of the store: the page's other scripts are
 * told of the product as it stands. A product with options that were changed meanwhile, or of which nothing
 * was printed (a quick view), asks once.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { started }) => {
    if (started.has(scope.key)) return;
    started.add(scope.key);

    const form = productForm(scope);
    if (!form) return;
    const entry = initialEntry(scope);
    const { attributes, quantity } = entry;
    const hasOptions = form.querySelector('[name^="attribute["]') !== null;
    if (hasOptions && (!attributes || fieldsChanged(form))) {
      dispatch(productFound({ key: scope.key, entry }));
      await dispatch(chooseOptions({ ...scope, form: formText(form) }));
      return;
    }
    await whenActivated();
    sendProductShown({ productId: scope.productId, attributes, form: formText(form), quantity });
  };
}
