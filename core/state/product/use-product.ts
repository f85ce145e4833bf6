import { useEffect, useMemo, useState } from 'react';
import { report } from '../../errors/report';
import { formText } from './form-text';
import { productForm } from './product-form';
import { productScope, type ProductScope } from './product-scope';
import type { AddedItem } from '../cart/add-item';
import { addToCart } from './add-to-cart';
import { changeQuantity } from './change-quantity';
import { chooseOptions } from './choose-options';
import { useAppDispatch, useAppSelector } from '../hooks';
import { leaveProduct } from './leave-product';
import type { ProductAttributes } from './product-attributes';
import { initialEntry } from './product-entry';
import { pairChosen, productFound, selectProductOptions, type ProductOptionsEntry } from './product-options-slice';
import { startProduct } from './start-product';

/** A product scope and what can be done with it. The functions stay the same from render to render. */
export interface Product {
  readonly scope: ProductScope;
  /** What all widgets of the scope know; what the page itself says as long as nothing has happened. */
  readonly entry: ProductOptionsEntry;
  /** Call it in an effect of the widget that holds the options; see `startProduct`. */
  start(): Promise<void>;
  /** The options of the form were changed: asks the store what that means; see `chooseOptions`. */
  choose(options?: { template?: string }): Promise<ProductAttributes | null>;
  /** The shopper wants another quantity; see `changeQuantity`. */
  changeQuantity(quantity: number, error?: string): void;
  /** A field chose a product that shall go into the cart along with this one; `''` when it chose none. */
  pair(field: string, productId: string): void;
  /** The form was submitted; see `addToCart`. */
  add(form: FormData, next?: 'preview' | 'cart' | 'stay'): Promise<AddedItem | null>;
}

/**
 * The product that a widget's slot belongs to.
 *
 * @param slot the slot's own element
 */
export function useProduct(slot: HTMLElement): Product {
  const dispatch = useAppDispatch();
  const [scope] = useState(() => productScope(slot));
  const entry = useAppSelector((state) => selectProductOptions(state, scope.key)) ?? initialEntry(scope);

  useEffect(() => {
    if (scope.element.dataset.productScope === undefined) reportNoProduct(slot);
    return () => dispatch(leaveProduct(scope));
  }, [dispatch, scope, slot]);

  const orders = useMemo(() => {
    const found = (): void => {
      dispatch(productFound({ key: scope.key, entry: initialEntry(scope) }));
    };
    return {
      start: () => dispatch(startProduct(scope)),
      choose: (options = {}) => {
        found();
        const form = productForm(scope);
        return dispatch(chooseOptions({ ...scope, ...options, form: form ? formText(form) : '' }));
      },
      changeQuantity: (quantity, error) => void dispatch(changeQuantity(scope, quantity, error)),
      pair: (field, productId) => {
        found();
        dispatch(pairChosen({ key: scope.key, field, productId }));
      },
      add: (form, next = 'stay') => {
        found();
        const element = productForm(scope);
        // A field may be named "submit" and hide the form's own function.
        const natively = element ? () => HTMLFormElement.prototype.submit.call(element) : undefined;
        return dispatch(addToCart({ key: scope.key, form, next, natively }));
      },
    } satisfies Omit<Product, 'scope' | 'entry'>;
  }, [dispatch, scope]);

  return { scope, entry, ...orders };
}

function reportNoProduct(element: HTMLElement): void {
  const { widget } = element.dataset;
  report({
    kind: 'contract',
    element,
    widget,
    message: `${widget}: stands in no product: mark the product's element with data-product-scope`,
  });
}
