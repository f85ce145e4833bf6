import { useEffect, useMemo, useState } from 'react';
import { formEntries } from '../../dom/form-fields';
import { unclobbered } from '../../dom/unclobbered';
import { report } from '../../errors/report';
import type { AddedItem } from '../../events/cart-change';
import { sendProductShown } from '../../events/product-events';
import { sendWidgetEvent } from '../../events/widget-events';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { AppThunk } from '../make-store';
import type { ProductOptionsEntry } from '../slices/product-options-slice';
import { addProduct, type NextStep } from './add-product';
import { chooseOptions } from './choose-options';
import type { ProductAttributes } from './product-attributes';
import {
  changeQuantity,
  choosePair,
  entryOf,
  initialEntry,
  leaveProduct,
  type ProductScope,
  productScope,
  sourceOf,
} from './product-entry';

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
  add(form: FormData, next?: NextStep, element?: HTMLFormElement): Promise<AddedItem | null>;
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

/**
 * Starts a product scope, once for its widgets: requests the attributes if an option was changed or none are rendered (a
 * quick view), else only sends the events of the rendered product. Widgets mount one after the other: a later call
 * requests again if an option has changed.
 */
export function startProduct(scope: ProductScope): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { knownForms }) => {
    const { form } = scope;
    if (!form) return;
    const hasOptions = unclobbered(form, 'querySelector')('[name^="attribute["]') !== null;
    const isStarted = knownForms.has(scope.key);
    const source = sourceOf(scope);
    if (!isStarted && source === 'quick-view') {
      sendWidgetEvent('widgets:product-viewed', { productId: scope.productId, source }, scope.element);
    }
    const entries = formEntries(form);
    const fields = hasOptions ? JSON.stringify(entries) : '';
    if (knownForms.get(scope.key) === fields) return;
    knownForms.set(scope.key, fields);

    const { attributes, quantity } = initialEntry(scope);
    const isSelection = hasOptions && (isStarted || fieldsChanged(form));
    if (isSelection || (hasOptions && !attributes)) {
      await dispatch(chooseOptions(scope, { isSelection }));
      return;
    }
    // After React has rendered the page (decision 6).
    await Promise.resolve();
    sendProductShown({ productId: scope.productId, attributes, form: entries, quantity });
  };
}

/** Whether option fields were changed before the mount, or restored by the browser after *Back*. */
export const fieldsChanged = (form: HTMLFormElement): boolean =>
  [...unclobbered(form, 'elements')].some((field) => {
    if (!field.getAttribute('name')?.startsWith('attribute[')) return false;
    if (field instanceof HTMLSelectElement) return selectChanged(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return field instanceof HTMLInputElement && inputChanged(field);
  });

function inputChanged(field: HTMLInputElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  // The request for attributes never contains a file.
  return field.type !== 'file' && field.value !== field.defaultValue;
}

function selectChanged(field: HTMLSelectElement): boolean {
  const options = [...field.options];
  const rendered = options.some(({ defaultSelected }) => defaultSelected);
  // Without a rendered selection the browser selects the first enabled option.
  if (!rendered && !field.multiple) return field.selectedIndex > options.findIndex(({ disabled }) => !disabled);
  return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
}
