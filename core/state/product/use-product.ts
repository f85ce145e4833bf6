import { useEffect, useMemo, useState } from 'react';
import { unclobbered } from '../../dom/unclobbered';
import { report } from '../../errors/report';
import type { AddedItem } from '../../events/cart-change';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { ProductOptionsEntry } from '../slices/product-options-slice';
import { type AfterAdd, addProduct } from './add-product';
import { chooseOptions } from './choose-options';
import type { ProductAttributes } from './product-attributes';
import { changeQuantity, choosePair, entryOf, leaveProduct } from './product-entry';
import { type ProductScope, productScope } from './product-scope';
import { startProduct } from './start-product';

/** The functions are the same in every render. */
export interface Product {
  readonly scope: ProductScope;
  /** See `startProduct`; call it in an effect. */
  start(): Promise<void>;
  /** See `chooseOptions`. */
  choose(): Promise<ProductAttributes | null>;
  changeQuantity(quantity: number, error?: string): void;
  /** See `choosePair`. */
  pair(field: string, productId: string): void;
  /** See `addProduct`. */
  add(form: FormData, next?: AfterAdd, element?: HTMLFormElement): Promise<AddedItem | null>;
}

/**
 * The product of a widget's slot.
 *
 * @param facts only their changes render the widget again
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
