import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { htmlToText } from '../../../core/page/html-to-text';
import { canBeBought } from '../../../core/state/product/can-be-bought';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-message',
  moment: 'idle',
  words: {
    soldOut: optional('the message for a product out of stock, if the shop has none'),
    choiceFailed: optional('the message for a choice without an answer of the shop'),
    choiceSlow: optional('the message for a choice whose answer takes long'),
  },
  parts: {
    box: optional('the box around the message'),
    message: required('the message'),
  },
});

/** Milliseconds after which an answer takes long. */
const LONG = 10_000;

/** The reason why the chosen product cannot be bought, or why the page shows an earlier choice; else empty. */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, Markup, ...words }) {
  const { attributes, choosing, choiceFailed } = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const isSlow = useIsLong(choosing);
  const message =
    (isSlow && words.choiceSlow) || (choiceFailed && words.choiceFailed) || reasonOf(attributes, words.soldOut);
  if (message === null) return null;
  // The shop's staff write these sentences as HTML, with entities and sometimes a link.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message) }} />;
});

/** Whether a condition has been true for `LONG` milliseconds. */
function useIsLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(setLong, LONG, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}

/** The reason why a product cannot be bought; `''` if it can, null if nothing but the server's markup is known. */
function reasonOf(attributes: ProductAttributes | null, soldOut: string): string | null {
  if (!attributes || canBeBought(attributes)) return attributes && '';
  return attributes.stock_message || attributes.purchasing_message || (attributes.instock ? '' : soldOut);
}
