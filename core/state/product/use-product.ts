import { useEffect, useMemo, useState } from 'react';
import { report } from '../../errors/report';
import { productScope, type ProductScope } from './product-scope';
import type { AddedItem } from '../cart/add-item';
import { addToCart, type AfterAdd } from './add-to-cart';
import { changeQuantity } from './change-quantity';
import { chooseOptions } from './choose-options';
import { choosePair } from './choose-pair';
import { useAppDispatch, useAppSelector } from '../hooks';
import { leaveProduct } from './leave-product';
import type { ProductAttributes } from './product-attributes';
import { initialEntry } from './product-entry';
import { selectProductOptions, type ProductOptionsEntry } from '../slices/product-options-slice';
import { startProduct } from './start-product';
import { unhidden } from '../../page/unhidden';

/** A product scope and what can be done with it. The functions stay the same from render to render. */
export interface Product<Fact extends keyof ProductOptionsEntry = never> {
  readonly scope: ProductScope;
  /** The facts that were asked for, which the scope's widgets share: the printed ones, until something happens. */
  readonly entry: Pick<ProductOptionsEntry, Fact>;
  /** Call it in an effect of the widget that holds the options; see `startProduct`. */
  start(): Promise<void>;
  /** Asks the shop what the options that are chosen now mean; see `chooseOptions`. */
  choose(): Promise<ProductAttributes | null>;
  /** Notes how many the shopper wants; see `changeQuantity`. */
  changeQuantity(quantity: number, error?: string): void;
  /** Notes which product a field adds to the cart along with this one; see `choosePair`. */
  pair(field: string, productId: string): void;
  /** Adds the product to the cart; see `addToCart`. */
  add(form: FormData, next?: AfterAdd): Promise<AddedItem | null>;
}

/**
 * The product that a widget's slot belongs to.
 *
 * @param slot the slot's own element
 * @param facts what the widget reads of the product's entry: only their changes render it again
 */
export function useProduct<Fact extends keyof ProductOptionsEntry = never>(
  slot: HTMLElement,
  ...facts: readonly Fact[]
): Product<Fact> {
  const dispatch = useAppDispatch();
  const [scope] = useState(() => productScope(slot));
  const entry = useAppSelector(
    (state) => selectProductOptions(state, scope.key) ?? initialEntry(scope),
    (before, now) => facts.every((fact) => before[fact] === now[fact]),
  );

  useEffect(() => {
    if (unhidden(scope.element, 'dataset').productScope === undefined) reportNoProduct(slot);
    return () => dispatch(leaveProduct(scope));
  }, [dispatch, scope, slot]);

  const orders = useMemo(() => {
    return {
      start: () => dispatch(startProduct(scope)),
      choose: () => dispatch(chooseOptions(scope)),
      changeQuantity: (quantity, error) => void dispatch(changeQuantity(scope, quantity, error)),
      pair: (field, productId) => dispatch(choosePair(scope, field, productId)),
      add: (form, next = 'stay') => dispatch(addToCart(scope, form, next)),
    } satisfies Omit<Product, 'scope' | 'entry'>;
  }, [dispatch, scope]);

  return { scope, entry, ...orders };
}

function reportNoProduct(element: HTMLElement): void {
  const { widget } = unhidden(element, 'dataset');
  report({
    kind: 'contract',
    element,
    widget,
    message: `${widget}: stands in no product: mark the product's element with data-product-scope`,
  });
}
