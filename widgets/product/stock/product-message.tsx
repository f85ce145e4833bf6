import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { htmlToText } from '../../../core/page/html-to-text';
import { canBeBought } from '../../../core/state/product/can-be-bought';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-message',
  words: { soldOut: optional('the message for a product out of stock, if the shop has none') },
  parts: {
    box: optional('the box around the message'),
    message: required('the message'),
  },
});

/** The reason why the chosen product can't be bought; empty while it can. */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, soldOut, Markup }) {
  const { attributes } = useProduct(slot).entry;
  if (!attributes) return null;
  const reason = attributes.stock_message || attributes.purchasing_message;
  const message = canBeBought(attributes) ? '' : reason || (attributes.instock ? '' : soldOut);
  // The shop's staff write these sentences as HTML, with entities and sometimes a link.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message ?? '') }} />;
});
