import { useEffect, useLayoutEffect, useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { canBeBought } from '../../core/state/product/add-product';
import { priceLines } from '../../core/state/product/price-lines';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'add-to-cart-bar',
  moment: 'runtime',
  attributes: { showRange: boolean(true) },
  messages: { range: optional('the text for a price range, with [min] and [max]') },
  parts: {
    bar: required('the element that is shown once the form has left the screen'),
    button: required("the submit button, whose attribute form has the id of the product's form", 'button'),
    price: optional('the price'),
  },
});

/** The price and a second submit button, while the form's own button is above the screen. */
export const addToCartBar = defineWidget(contract, function AddToCartBar(props) {
  const { showRange, range, slot, initial, Markup } = props;
  const { form } = initial('button')[0].element;
  const own = form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  const { attributes, adding } = useProduct(form ?? slot, 'attributes', 'adding');
  const isPast = useIsPast(own);
  const isTyping = useIsTyping();
  const isShown = isPast && !isTyping && canBeBought(attributes) !== false;
  const { withTax, withoutTax } = priceLines(
    attributes?.price,
    showRange && range ? (limits) => fillMessage(range, limits) : false,
  );
  const price = withTax || withoutTax;

  useLayoutEffect(() => {
    // A hidden button loses the focus.
    if (!isShown && slot.contains(document.activeElement)) own?.focus({ preventScroll: true });
  }, [isShown, own, slot]);

  return (
    <Markup
      bar={{ hidden: !isShown }}
      button={adding ? { 'aria-disabled': true, 'aria-busy': true } : {}}
      price={price ? { text: price } : {}}
    />
  );
});

/** It left the screen upwards. */
function useIsPast(element: HTMLElement | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        // A hidden element is at the top.
        setPast(!isIntersecting && boundingClientRect.bottom < 0);
      },
      // Everything below the screen counts as in it: a jump from below to above is a change, too.
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}

const FIELDS = 'textarea,select,input:not([type=radio],[type=checkbox],[type=submit])';

/** The screen's keyboard needs the room. */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let wasTyping = false;
    // `focusout`, because the next focus may be the body's, without an event.
    const update = ({ type, target }: Event) => {
      const isField = type === 'focusin' && (target as Element).matches(FIELDS);
      // The focus often moves at a press, whose paint must not wait for React.
      if (isField !== wasTyping) setTyping(isField);
      wasTyping = isField;
    };
    for (const type of ['focusin', 'focusout']) document.addEventListener(type, update);
    return () => {
      for (const type of ['focusin', 'focusout']) document.removeEventListener(type, update);
    };
  }, []);
  return isTyping;
}
