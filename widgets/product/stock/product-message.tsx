import { defineContract, optional, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { htmlToText } from '../../../core/page/html-to-text';
import { canBeBought } from '../../../core/state/product/can-be-bought';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';
import { useIsSlow } from '../../../core/state/ui/use-slow-notice';

const contract = defineContract({
  name: 'product-message',
  moment: 'idle',
  words: {
    soldOut: optional('the message for a product that is out of stock, if the shop sends no message'),
    choiceFailed: optional('the message when the shop did not answer a choice'),
    choiceSlow: optional('the message while the answer to a choice takes more than ten seconds'),
  },
  parts: {
    box: optional('the box around the message'),
    message: required('the message'),
  },
});

/** Shows why the chosen product cannot be bought, or why the page still shows an earlier choice. Otherwise the message is empty. */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, Markup, ...words }) {
  const { attributes, choosing, choiceFailed } = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const isSlow = useIsSlow(choosing);
  const message =
    (isSlow && words.choiceSlow) || (choiceFailed && words.choiceFailed) || reasonOf(attributes, words.soldOut);
  if (message === null) return null;
  // The shop's staff write these sentences as HTML, with entities and sometimes a link.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message) }} />;
});

/** The reason why a product cannot be bought. `''` if it can be bought, null if the shop has not sent its attributes yet. */
function reasonOf(attributes: ProductAttributes | null, soldOut: string): string | null {
  if (!attributes || canBeBought(attributes)) return attributes && '';
  return attributes.stock_message || attributes.purchasing_message || (attributes.instock ? '' : soldOut);
}
