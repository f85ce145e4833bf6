import { useEffect, useMemo, useState } from 'react';
import { report } from '../../errors/report';
import { productScope, type ProductScope } from './product-scope';
import type { AddedItem } from '../cart/add-item';
import { addProduct, type AfterAdd } from './add-product';
import { changeQuantity, choosePair, leaveProduct, entryOf } from './product-entry';
import { chooseOptions } from './choose-options';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { ProductAttributes } from './product-attributes';
import type { ProductOptionsEntry } from '../slices/product-options-slice';
import { startProduct } from './start-product';
import { unclobbered } from '../../dom/unclobbered';

/** A product scope and its actions. The functions are the same in every render. */
export interface Product {
  readonly scope: ProductScope;
  /** Starts the scope; see `startProduct`. The widgets of the form and of its options call it in an effect. */
  start(): Promise<void>;
  /** Requests the attributes of the chosen options; see `chooseOptions`. */
  choose(): Promise<ProductAttributes | null>;
  /** Sets the quantity that the shopper wants; see `changeQuantity`. */
  changeQuantity(quantity: number, error?: string): void;
  /** Sets the product that a field adds to the cart together with this one; see `choosePair`. */
  pair(field: string, productId: string): void;
  /** Adds the product to the cart; see `addProduct`. */
  add(form: FormData, next?: AfterAdd, element?: HTMLFormElement): Promise<AddedItem | null>;
}

/**
 * The product that a widget's slot belongs to.
 *
 * @param slot the slot's own element
 * @param facts the values of the scope's entry that the widget reads; only their changes render it again
 * @returns the values, the scope and its actions. The values are as rendered until the scope's first action.
 */
export function useProduct<Fact extends keyof ProductOptionsEntry = never>(
  slot: HTMLElement,
  ...facts: readonly Fact[]
): Product & Pick<ProductOptionsEntry, Fact> {
  const dispatch = useAppDispatch();
  const [scope] = useState(() => productScope(slot));
  const entry: Pick<ProductOptionsEntry, Fact> = useAppSelector(
    (state) => entryOf(state, scope),
    (before, now) => facts.every((fact) => before[fact] === now[fact]),
  );

  useEffect(() => {
    if (unclobbered(scope.element, 'dataset').productScope === undefined) reportNoProduct(slot);
    return () => dispatch(leaveProduct(scope));
  }, [dispatch, scope, slot]);

  const actions = useMemo(() => {
    return {
      start: () => dispatch(startProduct(scope)),
      choose: () => dispatch(chooseOptions(scope)),
      changeQuantity: (quantity, error) => void dispatch(changeQuantity(scope, quantity, error)),
      pair: (field, productId) => dispatch(choosePair(scope, field, productId)),
      add: (form, next = 'stay', element) => dispatch(addProduct(scope, form, next, element)),
    } satisfies Omit<Product, 'scope'>;
  }, [dispatch, scope]);

  return { ...entry, scope, ...actions };
}

function reportNoProduct(element: HTMLElement): void {
  const { widget } = unclobbered(element, 'dataset');
  report({
    kind: 'contract',
    element,
    widget,
    message: `${widget}: stands in no product: mark the product's element with data-product-scope`,
  });
}
