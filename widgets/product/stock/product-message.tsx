import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { htmlToText } from '../../../core/page/html-to-text';
import { canBeBought } from '../../../core/state/product/can-be-bought';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-message',
  words: { soldOut: optional('what is said of a product that is out of stock when the store says nothing') },
  parts: {
    box: optional('the box around the message, hidden while there is none'),
    message: required('the element that holds the message'),
  },
});

/** What stands against buying the product as it is chosen; nothing while it can be bought. */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, soldOut, Markup }) {
  const { attributes } = useProduct(slot).entry;
  if (!attributes) return null;
  const said = attributes.stock_message || attributes.purchasing_message;
  const message = canBeBought(attributes) ? '' : said || (attributes.instock ? '' : soldOut);
  // Staff write these sentences, with entities and sometimes a link.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message ?? '') }} />;
});
