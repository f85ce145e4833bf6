import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { number } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import {
  findQuantityProblem,
  limitOf,
  oneLess,
  oneMore,
  type QuantityLimits,
} from '../../../core/forms/quantity-rules';
import { readQuantity } from '../../../core/page/read-quantity';
import { useAppDispatch } from '../../../core/state/hooks';
import { canBeBought } from '../../../core/state/product/add-product';
import { pickedName, pickedProducts } from '../../../core/state/product/picked-products';
import type { PickableProduct, ProductAttributes } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';
import type { ProductOptionsEntry } from '../../../core/state/slices/product-options-slice';
import { announce } from '../../../core/state/slices/ui-slice';
import { useProblems } from '../options/use-problems';

interface SellLimit {
  readonly quantity: number;
  /** Of the picked product that sets the limit; null for the product itself. */
  readonly valueId: string | null;
}

/**
 * The smallest stock of the product and the picked ones, with backorders. 0 is no limit: other fields report sold-out
 * products.
 */
export function sellLimit(attributes: ProductAttributes | null): SellLimit | null {
  const limits = [{ stock: attributes ?? {}, valueId: null }, ...pickedProducts(attributes)].flatMap(
    ({ stock, valueId }) => {
      const quantity = toSell(stock);
      return quantity === null ? [] : [{ quantity, valueId }];
    },
  );
  // If limits are equal, the product's own, the first one, wins.
  return limits.reduce<SellLimit | null>((least, one) => (least && least.quantity <= one.quantity ? least : one), null);
}

function toSell({ unlimited_backorder: isEndless, available_to_sell: quantity }: PickableProduct): number | null {
  return isEndless !== true && typeof quantity === 'number' && quantity > 0 ? quantity : null;
}

/** A layout shift between press and release makes the browser drop the click. */
export function whenReleased(callback: () => void): void {
  if (!document.querySelector(':is(a, button, input, label, summary):active')) return callback();
  const released = new AbortController();
  for (const type of ['pointerup', 'pointercancel']) {
    const listener = () => {
      released.abort();
      // The click follows this event.
      setTimeout(callback);
    };
    window.addEventListener(type, listener, { signal: released.signal });
  }
}

const contract = defineContract({
  name: 'quantity',
  moment: 'idle',
  attributes: { minQuantity: number(null), maxQuantity: number(null), stockQuantity: number(null) },
  messages: {
    digitsOnly: required('the message for a text that is not a number'),
    tooFew: optional('the message for a quantity below the limit, with [quantity]'),
    tooMany: optional('the message for a quantity above the limit, with [quantity]'),
    tooManyPicked: optional(
      'the message if a product chosen in a pick list sets the limit, with [name] and [quantity]',
    ),
    changed: optional('the announcement of a new quantity, with [quantity]'),
  },
  parts: {
    input: required('the text field', 'input'),
    decrease: optional('the button that decreases the quantity', 'button'),
    increase: optional('the button that increases the quantity', 'button'),
    error: optional('the error message'),
  },
});

/** Typed or set by buttons, within the limits of product and stock. */
export const quantity = defineWidget(contract, function Quantity({ slot, initial, Markup, ...given }) {
  const product = useProduct(slot, 'attributes', 'quantity');
  const { limits, stock } = useLimits(given, product);
  const dispatch = useAppDispatch();
  const field = initial('input')[0].element;
  const [text, setText] = useState(normalized(field.value));
  const [isProblemShown, showProblem] = useState(false);

  const problemOf = (typed: string): string => {
    const kind = findQuantityProblem(typed, limits);
    if (!kind) return '';
    const name = kind === 'many' && stock?.valueId ? pickedName(product.scope.element, stock.valueId) : '';
    const many = name ? given.tooManyPicked : given.tooMany;
    const message = { digits: given.digitsOnly, few: given.tooFew, many }[kind];
    return fillMessage(message, { name, quantity: limitOf(kind, limits) });
  };
  const change = (typed: string) => {
    setText(typed);
    product.changeQuantity(readQuantity(typed) ?? product.quantity, problemOf(typed));
  };
  const step = (next: number | null) => {
    if (next === null || String(next) === field.value) return;
    showProblem(true);
    change(String(next));
    // Held presses are repeated with no render in between: the next one must find the new number.
    field.value = String(next);
    dispatch(announce(fillMessage(given.changed, { quantity: next })));
  };

  const problem = problemOf(text);
  // An option that is chosen later can have a smaller stock. This is shown at once.
  const isProblem =
    Boolean(problem) && (isProblemShown || (stock !== null && findQuantityProblem(text, limits) === 'many'));
  // Stops a native submit too.
  useLayoutEffect(() => field.setCustomValidity(problem), [field, problem]);
  // The shopper may have typed since the form read the field.
  const noteTyped = useEffectEvent(() => {
    const typed = readQuantity(text);
    if (typed !== null && !problem) product.changeQuantity(typed);
  });
  useEffect(() => noteTyped(), []);
  useProblems(slot, () => {
    showProblem(true);
    return initial('error').length > 0;
  });

  const isBuyable = canBeBought(product.attributes);
  const disabled = isBuyable === null ? {} : { disabled: !isBuyable };
  const error = initial('error')[0]?.['id'];
  return (
    <Markup
      slot={{
        className: isProblem ? 'form-field--error' : undefined,
        // The field may be empty to type another number: no problem until it is left.
        onInput: () => {
          showProblem(field.value !== '');
          change(field.value);
        },
        onChange: () => {
          whenReleased(() => showProblem(true));
          change(normalized(field.value));
        },
      }}
      input={{
        value: text,
        onKeyDown: suppressEnter,
        'aria-invalid': isProblem || undefined,
        'aria-describedby': isProblem && typeof error === 'string' ? error : undefined,
      }}
      decrease={{
        onClick: () => step(oneLess(field.value, limits)),
        ...disabled,
        'aria-disabled': oneLess(text, limits) === readQuantity(text) || undefined,
      }}
      increase={{
        onClick: () => step(oneMore(field.value, limits)),
        ...disabled,
        'aria-disabled': oneMore(text, limits) === readQuantity(text) || undefined,
      }}
      error={{ text: isProblem ? problem : '' }}
    />
  );
});

interface GivenLimits {
  readonly minQuantity: number | null;
  readonly maxQuantity: number | null;
  /** As rendered. */
  readonly stockQuantity: number | null;
}

/** `stock` is null unless it is the upper limit. */
function useLimits(
  given: GivenLimits,
  { attributes }: Pick<ProductOptionsEntry, 'attributes'>,
): { limits: QuantityLimits; stock: SellLimit | null } {
  // The platform renders 0 for no limit.
  const [min, max] = [given.minQuantity || null, given.maxQuantity || null];
  // The server-rendered limit counts until a response has one.
  const stock = sellLimit({ available_to_sell: given.stockQuantity, ...attributes });
  return stock && (max === null || stock.quantity < max)
    ? { limits: { min, max: stock.quantity }, stock }
    : { limits: { min, max }, stock: null };
}

/** As posted: 3 for " 3" and 003. Other texts and huge numbers stay. */
const normalized = (typed: string): string => {
  const quantity = readQuantity(typed);
  return Number.isSafeInteger(quantity) ? String(quantity) : typed;
};

/** Enter would submit the form. */
const suppressEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
