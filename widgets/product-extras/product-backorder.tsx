import { boolean } from '../../core/contract/attribute';
import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import type { InitialProps } from '../../core/markup/overrides';
import { useProduct } from '../../core/state/product/use-product';
import { backorderedPieces, offersBackorder } from './backordered-pieces';
import { pickedName, pickedProducts } from '../../core/state/product/picked-products';

const contract = defineContract({
  name: 'product-backorder',
  moment: 'runtime',
  attributes: { showQuantity: boolean(true), showMessage: boolean(true) },
  words: {
    backordered: optional('the number of items that are delivered later, with [quantity]'),
    picked: optional('the line of a product chosen in a pick list, with [name] and [text]'),
  },
  parts: {
    prompt: optional('the notice that more can be ordered'),
    quantity: optional('the number of items that are delivered later'),
    message: optional(
      'each sentence about the delivery date, with data-message-id; the default one has data-is-default',
    ),
    picked: optional('the list of products chosen in pick lists', 'ul', 'ol'),
  },
});

/**
 * Shows that more can be ordered than is in stock. For a quantity beyond the stock it shows how many pieces are delivered
 * later, and when: for the product itself, and for the products picked with it.
 */
export const productBackorder = defineWidget(contract, function ProductBackorder(props) {
  const { slot, initial, Markup, showQuantity, showMessage, backordered, picked } = props;
  const { attributes, quantity, scope } = useProduct(slot, 'attributes', 'quantity');
  if (!attributes) return null;
  const later = backorderedPieces(attributes, quantity);
  const isPrompting = attributes.show_backorder_availability_prompt === true && offersBackorder(attributes);
  const prompt = isPrompting ? (attributes.backorder_availability_prompt ?? '') : '';
  const quantityText = (pieces: number) => (pieces > 0 ? fillWords(backordered, { quantity: pieces }) : '');
  const ownMessage = findMessage(initial('message'), attributes.backorder_message_id);
  const lines = pickedProducts(attributes).flatMap(({ valueId, stock }) => {
    const pieces = backorderedPieces(stock, quantity);
    const message = findMessage(initial('message'), stock.backorder_message_id);
    const text = [showQuantity && quantityText(pieces), showMessage && message?.text.trim()]
      .filter(Boolean)
      .join(' · ');
    return pieces > 0 && text ? [{ valueId, text, name: pickedName(scope.element, valueId) }] : [];
  });

  return (
    <Markup
      prompt={{ hidden: !prompt, text: prompt }}
      quantity={{
        hidden: !(showQuantity && later > 0),
        text: quantityText(later),
      }}
      message={(message) => ({ hidden: !(showMessage && later > 0 && message.element === ownMessage?.element) })}
      picked={{
        hidden: lines.length === 0,
        children: lines.map(({ valueId, ...line }) => <li key={valueId}>{fillWords(picked, line)}</li>),
      }}
    />
  );
});

/** The sentence with this id, else the default one. */
function findMessage(messages: readonly InitialProps[], id: number | null | undefined): InitialProps | undefined {
  const found = messages.find((message) => String(message['data-message-id']) === String(id ?? ''));
  return found ?? messages.find((message) => message['data-is-default'] !== undefined);
}
