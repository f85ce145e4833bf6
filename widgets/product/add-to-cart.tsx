import { useEffect, useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { announce } from '../../core/state/ui/announce';
import { useAppDispatch } from '../../core/state/hooks';
import { canBeBought } from '../../core/state/product/can-be-bought';
import { useProduct } from '../../core/state/product/use-product';
import { uniqueId } from './unique-id';
import { useIsComplete } from './options/use-is-complete';

const contract = defineContract({
  name: 'add-to-cart',
  attributes: { showFastCart: boolean(true) },
  words: { waitMessage: required('what the button says while the product is added') },
  parts: {
    button: required('the submit button'),
    wrapper: optional('what is shown once the product can be bought'),
    overlay: optional('what covers the form while the product is added'),
    wallet: optional('other ways to pay, shown while the choice is complete and can be bought'),
  },
});

/** Milliseconds after which an add that still goes on is worth a word: one that is over speaks for itself. */
const SLOW = 1000;

/** The product's form: puts the product into the cart without leaving the page, and then shows the cart. */
export const addToCart = defineWidget(contract, function AddToCart(props) {
  const { slot, initial, Markup, showFastCart, waitMessage } = props;
  const form = slot as HTMLFormElement;
  const { entry, scope, start, add } = useProduct(slot);
  const dispatch = useAppDispatch();
  const isBuyable = canBeBought(entry.attributes);
  const isComplete = useIsComplete(form);
  const [isShown, setShown] = useState(false);
  const [ids] = useState(() => ({
    button: uniqueId(initial('button')[0]?.element, scope.key),
    wrapper: uniqueId(initial('wrapper')[0]?.element, scope.key),
  }));

  useEffect(() => void start(), [start]);
  useEffect(() => {
    if (!entry.adding) return;
    const slow = setTimeout(() => dispatch(announce(waitMessage)), SLOW);
    return () => clearTimeout(slow);
  }, [dispatch, entry.adding, waitMessage]);
  // Once it was for sale it stays in view: what can't be bought of it just now is said beside it.
  if (entry.attributes?.purchasable && !isShown) setShown(true);

  const submit = (event: Event) => {
    // A browser that can't send the form without leaving the page sends it natively.
    if (typeof FormData === 'undefined') return;
    event.preventDefault();
    // Fields that don't suit say so themselves; the browser has asked them already, unless the theme forbids it.
    if (entry.adding || isBuyable === false || !form.reportValidity()) return;
    void add(new FormData(form), showFastCart ? 'preview' : 'cart');
  };

  return (
    <Markup
      slot={{ onSubmit: submit }}
      button={(button) => ({
        ...ids.button,
        ...(isBuyable !== null && { disabled: !isBuyable }),
        // A disabled button would lose the focus; the store ignores a second press.
        ...(entry.adding && {
          'aria-disabled': true,
          'aria-busy': true,
          ...(button.element instanceof HTMLInputElement ? { value: waitMessage } : { text: waitMessage }),
        }),
        ...(!entry.adding && button.element instanceof HTMLInputElement && { value: button.value }),
      })}
      wrapper={{ ...ids.wrapper, ...(isShown && { hidden: false }) }}
      overlay={{ hidden: !entry.adding }}
      wallet={{ hidden: !(isBuyable && isComplete) }}
    />
  );
});
