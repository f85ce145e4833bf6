import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { htmlToText } from '../../../core/page/html-to-text';
import { canBeBought } from '../../../core/state/product/can-be-bought';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-message',
  words: {
    soldOut: optional('the message for a product out of stock, if the shop has none'),
    choiceFailed: optional('the message for a choice that the shop gave no answer about'),
  },
  parts: {
    box: optional('the box around the message'),
    message: required('the message'),
  },
});

/** The reason why the chosen product can't be bought; empty while it can. */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, soldOut, choiceFailed, Markup }) {
  const { entry } = useProduct(slot, 'attributes', 'choiceFailed');
  const message = (entry.choiceFailed && choiceFailed) || reasonOf(entry.attributes, soldOut);
  if (message === null) return null;
  // The shop's staff write these sentences as HTML, with entities and sometimes a link.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message) }} />;
});

/** Why a product can't be bought; `''` while it can, null while nothing but the server's markup is known. */
function reasonOf(attributes: ProductAttributes | null, soldOut: string): string | null {
  if (!attributes || canBeBought(attributes)) return attributes && '';
  return attributes.stock_message || attributes.purchasing_message || (attributes.instock ? '' : soldOut);
}
