import { sendProductChanged } from '../../events/product-events';
import { whenActivated } from '../../page/when-activated';
import type { AppThunk } from '../make-store';
import { afterRender } from '../after-render';
import { reportFailure } from '../report-failure';
import { formText } from './form-text';
import type { ProductAttributes } from './product-attributes';
import { initialEntry } from './product-entry';
import { productForm } from './product-form';
import { attributesReceived, choiceSettled, optionsChosen, productFound } from './product-options-slice';
import type { ProductScope } from './product-scope';

/**
 * Asks the shop what the options that are chosen in the product's form mean: price, stock, picture, what can still be
 * chosen. The last choice wins: asking again aborts the question before, and the answer to an old choice is dropped.
 *
 * @param template the partial under templates/components that renders the bulk prices
 * @returns a promise of the answer; null when a newer choice overtook it or the shop gave none. It never rejects: a
 *   failure leaves what is shown as it is, and is reported.
 */
export function chooseOptions(scope: ProductScope, template?: string): AppThunk<Promise<ProductAttributes | null>> {
  const { key, productId, element } = scope;
  return async (dispatch, getState, { api, choices }) => {
    choices.get(key)?.abort();
    const newest = new AbortController();
    const { signal } = newest;
    choices.set(key, newest);
    const formElement = productForm(scope);
    const form = formElement ? formText(formElement) : '';
    dispatch(productFound({ key, entry: initialEntry(scope) }));
    dispatch(optionsChosen({ key }));

    try {
      const shop = await api();
      if (signal.aborted) return null;
      const { data, content } = await shop.product.options(productId, form, { template, signal });
      if (signal.aborted) return null;
      choices.delete(key);
      dispatch(attributesReceived({ key, attributes: data, content }));
      await afterRender();
      await whenActivated();
      const quantity = getState().productOptions[key]?.quantity;
      sendProductChanged({ productId, attributes: data, content, form, quantity, element });
      return data;
    } catch (error) {
      if (signal.aborted) return null;
      choices.delete(key);
      dispatch(choiceSettled({ key }));
      reportFailure(`option choice of product ${productId}`, error);
      return null;
    }
  };
}
