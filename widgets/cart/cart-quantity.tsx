import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { number, string } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { readQuantity } from '../../core/page/read-quantity';
import { announce } from '../../core/state/ui/announce';
import { isPending, selectCartLine } from '../../core/state/cart/cart-page-slice';
import { changeLine } from '../../core/state/cart/change-line';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { askRemoval } from './ask-removal';

const contract = defineContract({
  name: 'cart-quantity',
  attributes: { itemId: string(), minQuantity: number(null), maxQuantity: number(null) },
  words: {
    digitsOnly: required('what is said of a quantity that is not a number'),
    tooFew: required('what is said of a quantity below the limit, with [quantity] for the limit'),
    tooMany: required('what is said of a quantity above the limit, with [quantity] for the limit'),
    saved: required('what screen readers hear when the store has taken a quantity, with [quantity]'),
    failed: required('what is said when the store has not taken it, before its reason'),
    confirmRemove: required('the question before a line is removed'),
    removed: required('what screen readers hear when the line was removed'),
    notRemoved: required('what is said when it was not, before the reason'),
  },
  parts: {
    input: required('the text field'),
    decrease: optional('the button that takes one away'),
    increase: optional('the button that adds one'),
    error: optional('the element that says what is wrong with the quantity'),
  },
});

/** Milliseconds of quiet after a step or a key before the store is asked. */
const QUIET = 400;

/** How many pieces of one line the cart holds: stepped or typed, sent by itself, and taken back when the store says no. */
export const cartQuantity = defineWidget(contract, function CartQuantity({ slot, initial, Markup, itemId, ...given }) {
  const dispatch = useAppDispatch();
  const field = initial('input')[0]?.element as HTMLInputElement;
  const printed = Number(field.defaultValue);
  const line = useAppSelector((state) => selectCartLine(state, itemId));
  /** What stands in the field while the shopper types; null when it is what the shopper wants. */
  const [typed, setTyped] = useState(() => (field.value === field.defaultValue ? null : field.value));
  const [problem, setProblem] = useState('');

  // The platform prints 0 where it means no limit.
  const min = Math.max(1, given.minQuantity ?? 1);
  const max = given.maxQuantity || Infinity;
  const wanted = line?.wanted || line?.saved || printed;
  // What the store has refused stands there no longer.
  const isTyped = typed !== null && line?.problem?.tried !== readQuantity(typed.trim());
  const text = isTyped ? typed : String(wanted);

  const change = (quantity: number, wait: number) => {
    setProblem('');
    const done = (taken: number) => fillWords(given.saved, { quantity: taken });
    dispatch(changeLine({ id: itemId, printed, quantity, wait, failed: given.failed, done }));
  };
  const step = (by: number) => {
    const quantity = Math.min(max, Math.max(min, (readQuantity(text.trim()) ?? wanted) + by));
    setTyped(null);
    if (quantity !== wanted) change(quantity, QUIET);
  };
  const type = () => {
    const quantity = readQuantity(field.value.trim());
    setTyped(field.value);
    // What is not yet a quantity, or none that can be bought, may be on its way to one.
    if (quantity !== null && !problemOf(quantity)) change(quantity, QUIET);
    else if (line && !line.saving) change(line.saved, QUIET);
  };
  const finish = () => {
    const quantity = readQuantity(field.value.trim());
    setTyped(null);
    if (quantity === wanted) return;
    const wrong = problemOf(quantity);
    if (!wrong && quantity !== null) return change(quantity, 0);
    // Typed and left in one breath, as autofill does it: nothing was rendered that could be taken back.
    field.value = String(wanted);
    if (quantity === 0) {
      const { confirmRemove: question, removed: done, notRemoved: failed } = given;
      void dispatch(askRemoval({ id: itemId, printed, question, done, failed }));
    } else {
      setProblem(wrong);
      dispatch(announce(wrong, 'assertive'));
    }
  };
  const problemOf = (quantity: number | null): string => {
    if (quantity === null) return given.digitsOnly;
    if (quantity < min) return fillWords(given.tooFew, { quantity: min });
    return quantity > max ? fillWords(given.tooMany, { quantity: max }) : '';
  };

  // What the shopper has typed before the widget was there is a wish like any other.
  const typeEarly = useEffectEvent(() => typed !== null && type());
  useEffect(() => void typeEarly(), []);
  const said = problem || (line?.problem?.text ?? '');
  const error = initial('error')[0]?.['id'];
  return (
    <Markup
      slot={{
        'aria-busy': (line && isPending(line)) || undefined,
        onInput: type,
        onChange: finish,
        onSubmit: (event) => {
          event.preventDefault();
          finish();
        },
      }}
      input={{
        value: text,
        'aria-invalid': Boolean(said) || undefined,
        'aria-describedby': said && typeof error === 'string' ? error : undefined,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          finish();
        },
      }}
      decrease={{ onClick: () => step(-1), 'aria-disabled': wanted <= min || undefined }}
      increase={{ onClick: () => step(1), 'aria-disabled': wanted >= max || undefined }}
      error={{ text: said }}
    />
  );
});
