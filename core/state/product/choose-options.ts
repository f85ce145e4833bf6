import { sendProductChanged } from '../../events/product-events';
import { whenActivated } from '../../page/when-activated';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { formText } from './form-text';
import type { ProductAttributes } from './product-attributes';
import { initialEntry } from './product-entry';
import { productForm } from './product-form';
import { attributesReceived, choiceFailed, optionsChosen } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';

/** Milliseconds before the shop is asked again after a failure, which is often over by then. */
const PAUSE = 1000;

/**
 * Asks the shop what the options that are chosen in the product's form mean: price, stock, picture, what can still be
 * chosen. The last choice wins: asking again aborts the question before, and the answer to an old choice is dropped.
 *
 * @param attempts how often the shop is asked before the choice has failed, once or twice
 * @returns a promise of the answer; null when a newer choice overtook it or the shop gave none. It never rejects: a
 *   failure leaves what is shown, marks it as not of this choice, and is reported.
 */
export function chooseOptions(scope: ProductScope, attempts = 2): AppThunk<Promise<ProductAttributes | null>> {
  const { key, productId, element } = scope;
  return async (dispatch, getState, { api, choices, knownForms, afterPaint }) => {
    choices.get(key)?.abort();
    const newest = new AbortController();
    const { signal } = newest;
    choices.set(key, newest);
    dispatch(optionsChosen({ key, entry: initialEntry(scope) }));
    await afterPaint();
    if (signal.aborted) return null;
    const form = formText(productForm(scope));
    knownForms.set(key, form);

    const ask = async () => {
      const shop = await api();
      signal.throwIfAborted();
      return shop.product.options(productId, form, { signal });
    };
    const askAgain = async (error: unknown) => {
      if (attempts === 1 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return ask();
    };
    try {
      const { data, content } = await ask().catch(askAgain);
      if (signal.aborted) return null;
      choices.delete(key);
      dispatch(attributesReceived({ key, attributes: data, content }));
      await afterPaint();
      await whenActivated();
      const quantity = getState().productOptions[key]?.quantity;
      sendProductChanged({ productId, attributes: data, content, form, quantity, element });
      return data;
    } catch (error) {
      if (signal.aborted) return null;
      choices.delete(key);
      dispatch(choiceFailed({ key }));
      reportFailure(`option choice of product ${productId}`, error);
      return null;
    }
  };
}
