import { sendProductChanged } from '../../events/product-events';
import { formEntries } from '../../dom/form-fields';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../failures';
import { changeProduct } from './product-entry';
import type { ProductAttributes } from './product-attributes';
import { attributesReceived, choiceFailed } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';

/** Milliseconds before the retry, because many failures are short. */
const PAUSE = 1000;

/**
 * Requests the attributes of the options that are chosen in the product's form: price, stock, image, and the values
 * that can still be chosen. The newest choice wins: a new request aborts the previous one, and an old response is dropped.
 *
 * @param attempts the number of requests, 1 or 2, after which the choice counts as failed
 * @returns a promise of the attributes; null when a newer choice was made or when the request failed. It never rejects: a
 *   failure is reported and sets `choiceFailed`, and the page keeps the attributes of the older choice.
 */
export function chooseOptions(scope: ProductScope, attempts = 2): AppThunk<Promise<ProductAttributes | null>> {
  const { key, productId, element } = scope;
  return async (dispatch, getState, { api, choices, knownForms, afterPaint }) => {
    choices.get(key)?.abort();
    const newest = new AbortController();
    const { signal } = newest;
    choices.set(key, newest);
    dispatch(changeProduct(scope, { choosing: true }));
    // A microtask later every change of this event is in the form, and the request still leaves before the paint.
    await null;
    if (signal.aborted) return null;
    const form = formEntries(scope.form);
    knownForms.set(key, JSON.stringify(form));

    const ask = async () => {
      const shop = await api();
      signal.throwIfAborted();
      return shop.product.options(productId, form, { signal });
    };
    const retry = async (error: unknown) => {
      if (attempts === 1 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return ask();
    };
    try {
      const { data, content } = await ask().catch(retry);
      if (signal.aborted) return null;
      choices.delete(key);
      dispatch(attributesReceived({ key, attributes: data, content }));
      await afterPaint();
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
