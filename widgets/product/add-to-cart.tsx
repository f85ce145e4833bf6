import { useEffect, useLayoutEffect, useState } from 'react';
import { boolean, oneOf } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { unclobbered } from '../../core/dom/unclobbered';
import type { Field } from '../../core/forms/form-contract';
import { useAppDispatch } from '../../core/state/hooks';
import type { AppThunk } from '../../core/state/make-store';
import { canBeBought } from '../../core/state/product/add-product';
import { useProduct } from '../../core/state/product/use-product';
import { announce } from '../../core/state/slices/ui-slice';
import { closeDialog, quickViewDialog } from '../../core/state/ui/dialogs';
import { useSlowNotice } from '../../core/state/ui/show-busy';

/**
 * A quick view over the product's page repeats the fixed ids by which apps find elements: the second element gets
 * another id.
 */
function uniqueId(element: HTMLElement | undefined, suffix: string): { id?: string } {
  if (!element?.id || document.getElementById(element.id) === element) return {};
  return { id: `${element.id}-${suffix}` };
}

const isComplete = (form: HTMLFormElement): boolean =>
  [...unclobbered(form, 'elements')].every((field) => (field as Field).validity?.valid !== false);

/** Reads only `validity`: no `invalid` events. */
function useIsComplete(form: HTMLFormElement): boolean {
  const [complete, setComplete] = useState(() => isComplete(form));
  useEffect(() => {
    // In the capture phase, because a nested slot may stop the event; in a timer, because its listener may make a
    // field invalid.
    const update = () => void setTimeout(() => setComplete(isComplete(form)));
    const types = ['input', 'change', 'reset'];
    for (const type of types) unclobbered(form, 'addEventListener')(type, update, true);
    return () => {
      for (const type of types) unclobbered(form, 'removeEventListener')(type, update, true);
    };
  }, [form]);
  return complete;
}

const showNotice =
  (notice: HTMLElement): AppThunk =>
  (dispatch) => {
    // A popover outside of a modal dialog is inert.
    dispatch(closeDialog(quickViewDialog));
    if (!notice.matches(':popover-open')) notice.showPopover();
    dispatch(announce(notice.querySelector('p')?.textContent ?? ''));
  };

const contract = defineContract({
  name: 'add-to-cart',
  moment: 'idle',
  slot: 'form',
  attributes: {
    /** A `drawer` is the preview with another class (decision 221). */
    afterAdd: oneOf(['preview', 'drawer', 'notice', 'page'], 'preview'),
    /** Of templates without `afterAdd`. */
    showFastCart: boolean(true),
  },
  messages: { waitMessage: required('the text of the button while the product is added') },
  parts: {
    // A theme can omit it for shoppers who may not buy.
    button: optional('the submit button', 'button', 'input'),
    wrapper: optional('the element shown when the product can be bought'),
    overlay: optional('the cover over the form while the product is added'),
    wallet: optional('the express payment buttons'),
  },
});

/** Milliseconds; the result of a faster add is on the page. */
const SLOW = 1000;

/** Adds the product without leaving the page, then shows the cart. */
export const addToCart = defineWidget(contract, function AddToCart(props) {
  const { slot: form, initial, Markup, afterAdd, showFastCart, waitMessage } = props;
  const { attributes, adding, scope, start, add } = useProduct(form, 'attributes', 'adding');
  const dispatch = useAppDispatch();
  const isBuyable = canBeBought(attributes);
  const isComplete = useIsComplete(form);
  const [isShown, setShown] = useState(false);
  const [atMount] = useState(attributes);
  const [button] = useState(() => initial('button')[0]?.element as HTMLButtonElement | undefined);
  const [ids] = useState(() => ({
    button: uniqueId(button, scope.key),
    wrapper: uniqueId(initial('wrapper')[0]?.element, scope.key),
  }));

  useEffect(() => void start(), [start]);
  useLayoutEffect(() => {
    // Another script may disable the button at any time, and React would write only what differs from its own last value.
    // Each response of the shop enables it.
    if (button && (isBuyable === false || (isBuyable && attributes !== atMount))) button.disabled = !isBuyable;
  }, [button, isBuyable, attributes, atMount]);
  useEffect(() => {
    if (!adding) return;
    const timer = setTimeout(() => dispatch(announce(waitMessage)), SLOW);
    return () => clearTimeout(timer);
  }, [dispatch, adding, waitMessage]);
  const notice = useSlowNotice(adding);
  useEffect(() => {
    // Any announcement, even an empty one, would mount the slots that wait for the store's first change.
    if (notice) dispatch(announce(notice));
  }, [dispatch, notice]);
  const label = notice || waitMessage;
  // Once shown, the button stays: the message beside it says why a choice cannot be bought.
  if (attributes?.purchasable && !isShown) setShown(true);

  const submit = (event: Event) => {
    // Without FormData the browser posts the form natively.
    if (typeof FormData === 'undefined') return;
    event.preventDefault();
    // With `novalidate` the browser has not checked the fields.
    if (adding || isBuyable === false || !unclobbered(form, 'reportValidity')()) return;
    const isPage = !showFastCart || afterAdd === 'page';
    const notice = afterAdd === 'notice' ? document.querySelector<HTMLElement>('[data-cart-notice]') : null;
    void add(new FormData(form), isPage ? 'cart' : notice ? 'stay' : 'preview', form).then((item) => {
      if (item && notice) dispatch(showNotice(notice));
    });
  };

  return (
    <Markup
      slot={{ onSubmit: submit }}
      button={({ element, value }) => {
        const isInput = element instanceof HTMLInputElement;
        return {
          ...ids.button,
          ...(adding && {
            // A disabled button would lose the focus.
            'aria-disabled': true,
            'aria-busy': true,
            ...(!isInput && { text: label }),
          }),
          // A theme may draw a label over an input without a value.
          ...(isInput && { value: adding && value ? label : value }),
        };
      }}
      wrapper={{ ...ids.wrapper, ...(isShown && { hidden: false }) }}
      // The cover would fade the notice.
      overlay={{ hidden: !adding || Boolean(notice) }}
      wallet={{ hidden: isBuyable === false || !isComplete }}
    />
  );
});
