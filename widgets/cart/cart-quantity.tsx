import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { number, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { findQuantityProblem, limitOf, oneLess, oneMore } from '../../core/forms/quantity-rules';
import { readQuantity } from '../../core/page/read-quantity';
import { changeLine } from '../../core/state/cart/change-line';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { isUnsaved, selectCartLine } from '../../core/state/slices/cart-page-slice';
import { useSlowNotice } from '../../core/state/ui/show-busy';
import { askRemoval } from './ask-removal';

const contract = defineContract({
  name: 'cart-quantity',
  moment: 'idle',
  attributes: { itemId: string(), minQuantity: number(null), maxQuantity: number(null) },
  messages: {
    digitsOnly: required('the message for a quantity that is not a number'),
    tooFew: required('the message for a quantity below the limit, with [quantity] for the limit'),
    tooMany: required('the message for a quantity above the limit, with [quantity] for the limit'),
    saved: required('the announcement when the shop has accepted a quantity, with [quantity]'),
    failed: required('the message when the shop refused the quantity; its reason follows'),
    confirmRemove: optional('the question before a line is removed; without it, none is asked'),
    removed: required('the announcement when the line was removed'),
    notRemoved: required('the message when the line was not removed; the reason follows'),
  },
  parts: {
    input: required('the text field', 'input'),
    decrease: optional('the button that decreases the quantity'),
    increase: optional('the button that increases the quantity'),
    error: optional('the element with role="alert" for the message about a wrong quantity'),
  },
});

/** Debounce of steps and keys, in milliseconds. */
const QUIET = 400;

/** Typed or set by buttons, saved without a submit button. */
export const cartQuantity = defineWidget(contract, function CartQuantity({ slot, initial, Markup, itemId, ...given }) {
  const dispatch = useAppDispatch();
  const field = initial('input')[0].element;
  const rendered = Number(field.defaultValue);
  const line = useAppSelector((state) => selectCartLine(state, itemId));
  /** Null while the field shows the wanted quantity. */
  const [typed, setTyped] = useState(() => (field.value === field.defaultValue ? null : field.value));
  const [problem, setProblem] = useState('');

  // The platform renders 0 for no limit.
  const limits = { min: given.minQuantity || null, max: given.maxQuantity || null };
  const wanted = line?.wanted || line?.saved || rendered;
  const isTyped = typed !== null && line?.problem?.tried !== readQuantity(typed);
  const text = isTyped ? typed : String(wanted);

  const change = (quantity: number, wait: number) => {
    setProblem('');
    const done = (taken: number) => fillMessage(given.saved, { quantity: taken });
    dispatch(changeLine({ id: itemId, rendered, quantity, wait, failed: given.failed, done, element: slot }));
  };
  const step = (next: typeof oneMore | typeof oneLess) => {
    const quantity = next(String(readQuantity(text) ?? wanted), limits) ?? wanted;
    setTyped(null);
    if (quantity !== wanted) change(quantity, QUIET);
  };
  const type = () => {
    const quantity = readQuantity(field.value);
    setTyped(field.value);
    // The shopper may still be typing: an invalid quantity is not an error yet.
    if (quantity !== null && !problemOf(field.value)) change(quantity, QUIET);
    else if (line && !line.saving) change(line.saved, QUIET);
  };
  const finish = () => {
    const quantity = readQuantity(field.value);
    setTyped(null);
    if (quantity === wanted) return;
    const wrong = problemOf(field.value);
    if (!wrong && quantity !== null) return change(quantity, 0);
    // Autofill types and leaves in one task: nothing was rendered, so React would not reset the field.
    field.value = String(wanted);
    if (quantity === 0) {
      const { confirmRemove: question, removed: done, notRemoved: failed } = given;
      void dispatch(askRemoval({ id: itemId, rendered, question, done, failed, element: slot }));
    } else setProblem(wrong);
  };
  const problemOf = (entered: string): string => {
    const kind = findQuantityProblem(entered, limits);
    if (!kind) return '';
    const message = { digits: given.digitsOnly, few: given.tooFew, many: given.tooMany }[kind];
    return fillMessage(message, { quantity: limitOf(kind, limits) });
  };

  const typeEarly = useEffectEvent(() => typed !== null && type());
  useEffect(() => void typeEarly(), []);
  const isPending = line !== undefined && isUnsaved(line);
  const notice = useSlowNotice(isPending);
  const shownProblem = problem || (line?.problem?.text ?? '');
  const error = initial('error')[0]?.['id'];
  return (
    <Markup
      slot={{
        className: shownProblem ? 'form-field--error' : undefined,
        'aria-busy': isPending || undefined,
        onInput: type,
        onChange: finish,
        onSubmit: (event) => {
          event.preventDefault();
          finish();
        },
      }}
      input={{
        value: text,
        'aria-invalid': Boolean(shownProblem) || undefined,
        'aria-describedby': shownProblem && typeof error === 'string' ? error : undefined,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          finish();
        },
      }}
      decrease={{
        onClick: () => step(oneLess),
        'aria-disabled': oneLess(String(wanted), limits) === wanted || undefined,
      }}
      increase={{
        onClick: () => step(oneMore),
        'aria-disabled': oneMore(String(wanted), limits) === wanted || undefined,
      }}
      error={{ text: shownProblem || notice }}
    />
  );
});
