import { formEntries } from '../../dom/form-fields';
import { sendProductChanged } from '../../events/product-events';
import { sendWidgetEvent } from '../../events/widget-events';
import { reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { attributesReceived, choiceFailed } from '../slices/product-options-slice';
import type { ProductAttributes } from './product-attributes';
import { changeProduct, type ProductScope, sourceOf } from './product-entry';

/** Milliseconds before the retry. */
const PAUSE = 1000;

interface ChoiceOptions {
  /** 1 or 2. */
  readonly attempts?: number;
  /** Whether the shopper chose, which is an event for other scripts; else the request is repeated. */
  readonly isSelection?: boolean;
}

/**
 * Requests the attributes of the chosen options; the newest choice wins. Never rejects: a failure is reported and sets
 * `choiceFailed`.
 *
 * @returns null after a failure or a newer choice
 */
export function chooseOptions(
  scope: ProductScope,
  { attempts = 2, isSelection = true }: ChoiceOptions = {},
): AppThunk<Promise<ProductAttributes | null>> {
  const { key, productId, element } = scope;
  return async (dispatch, getState, { api, choices, knownForms, afterPaint }) => {
    choices.get(key)?.abort();
    const newest = new AbortController();
    const { signal } = newest;
    choices.set(key, newest);
    dispatch(changeProduct(scope, { choosing: true }));
    // A microtask later the form has every change of this event, and the request still leaves before the paint.
    await null;
    if (signal.aborted) return null;
    const form = formEntries(scope.form);
    knownForms.set(key, JSON.stringify(form));

    const fetchOptions = async () => {
      const shop = await api();
      signal.throwIfAborted();
      return shop.product.options(productId, form, { signal });
    };
    const retry = async (error: unknown) => {
      if (attempts === 1 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return fetchOptions();
    };
    try {
      const promise = fetchOptions().catch(retry);
      const source = sourceOf(scope);
      if (isSelection) sendWidgetEvent('widgets:product-selected', { productId, form, source, promise }, element);
      const { data, content } = await promise;
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
