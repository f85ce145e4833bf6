import { sendProductChanged } from '../../events/product-events';
import { whenActivated } from '../../page/when-activated';
import type { AppThunk } from '../make-store';
import type { ProductAttributes } from './product-attributes';
import { productEntry } from './product-entry';
import { attributesReceived, choiceSettled, optionsChosen, productFound } from './product-options-slice';
import { reportFailure } from '../report-failure';
import { rendered } from '../rendered';

interface ChooseOptions {
  /** The product scope's key. */
  key: string;
  productId: string;
  /** The fields of the product's form, as `formText` writes them. */
  form: string;
  /** The scope's element, where events start; the document when left out. */
  element?: HTMLElement;
  /** The partial under templates/components that renders the bulk prices. */
  template?: string;
}

/**
 * Asks the store what a choice of options means: price, stock, picture, what can still be chosen. The last
 * choice wins: asking again aborts the question before, and an answer to an old choice is nobody's.
 *
 * @returns a promise of the answer; null when a newer choice overtook it or the store gave none. It never
 *   rejects: a failure leaves what is shown as it is, and is reported.
 */
export function chooseOptions(choice: ChooseOptions): AppThunk<Promise<ProductAttributes | null>> {
  const { key, productId, form, element, template } = choice;
  return async (dispatch, getState, { api, choices }) => {
    choices.get(key)?.abort();
    const newest = new AbortController();
    choices.set(key, newest);
    dispatch(productFound({ key, entry: productEntry(productId) }));
    dispatch(optionsChosen({ key }));

    try {
      const store = await api();
      if (newest.signal.aborted) return null;
      const { data, content } = await store.product.options(productId, form, {
        template,
        signal: newest.signal,
      });
      if (newest.signal.aborted) return null;
      choices.delete(key);
      dispatch(attributesReceived({ key, attributes: data, content }));
      await rendered();
      await whenActivated();
      const quantity = getState().productOptions[key]?.quantity;
      sendProductChanged({ productId, attributes: data, content, form, quantity, element });
      return data;
    } catch (error) {
      if (newest.signal.aborted) return null;
      choices.delete(key);
      dispatch(choiceSettled({ key }));
      reportFailure(`option choice of product ${productId}`, error);
      return null;
    }
  };
}
