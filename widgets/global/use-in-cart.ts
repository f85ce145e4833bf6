import { useEffect, useRef } from 'react';
import { fillWords } from '../../core/contract/fill-words';
import { isCartChanged } from '../../core/page/kept-quantity';
import { productsInCart } from '../../core/state/cart/products-in-cart';
import { useAppSelector } from '../../core/state/hooks';
import { reportFailure } from '../../core/state/report-failure';
import { selectCart } from '../../core/state/slices/cart-slice';
import { useNewestAnswer } from '../../core/state/use-newest-answer';

/** Milliseconds from the last change of the cart until the shop is asked: the answer to an add causes several changes. */
const QUIET = 300;

const places = () => document.querySelectorAll<HTMLElement>('[data-in-cart]');

/**
 * Updates the notes on the page's products that say how many of each are in the cart: elements with `data-in-cart` (the
 * product's id) and `data-in-cart-words`. They stay as printed until the cart changes.
 *
 * @param isFirst whether this is the first badge of the page; only the first one asks the shop
 */
export function useInCart(isFirst: boolean): void {
  const { changes, quantity } = useAppSelector(selectCart);
  const printed = useRef<number | null>(null);
  const { ask, stop } = useNewestAnswer();
  useEffect(() => {
    printed.current ??= quantity;
    const isChanged = changes > 0 || quantity !== printed.current || isCartChanged();
    if (!isFirst || !isChanged || !places().length) return;
    const timer = setTimeout(
      () => ask(productsInCart).then(show, (error: unknown) => reportFailure('the numbers beside products', error)),
      QUIET,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, changes, isFirst, quantity, stop]);
}

function show(counts: ReadonlyMap<string, number>): void {
  for (const place of places()) {
    const { inCart = '', inCartWords = '' } = place.dataset;
    const quantity = counts.get(inCart) ?? 0;
    const words = place.lastElementChild;
    if (words && quantity) words.textContent = fillWords(inCartWords, { quantity });
    place.hidden = !quantity;
  }
}
