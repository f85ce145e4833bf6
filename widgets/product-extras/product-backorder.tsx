import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import type { InitialProps } from '../../core/markup/overrides';
import { pickedName, pickedProducts } from '../../core/state/product/picked-products';
import type { PickableProduct } from '../../core/state/product/product-attributes';
import { useProduct } from '../../core/state/product/use-product';

type Stock = Pick<PickableProduct, 'available_on_hand' | 'available_for_backorder' | 'unlimited_backorder'>;

function offersBackorder({ unlimited_backorder, available_for_backorder }: Stock): boolean {
  return unlimited_backorder === true || (available_for_backorder ?? 0) > 0;
}

/** 0 if the shop would refuse the quantity. */
function backorderedQuantity(stock: Stock, quantity: number): number {
  const { available_on_hand: onHand, available_for_backorder, unlimited_backorder } = stock;
  if (typeof onHand !== 'number' || !offersBackorder(stock)) return 0;
  const later = quantity - Math.max(0, onHand);
  const isRefused = unlimited_backorder !== true && later > (available_for_backorder ?? 0);
  return isRefused ? 0 : Math.max(0, later);
}

const contract = defineContract({
  name: 'product-backorder',
  moment: 'runtime',
  attributes: { showQuantity: boolean(true), showMessage: boolean(true) },
  messages: {
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

/** Shows that more can be ordered than is in stock, and how many items come later, and when. */
export const productBackorder = defineWidget(contract, function ProductBackorder(props) {
  const { slot, initial, Markup, showQuantity, showMessage, backordered, picked } = props;
  const { attributes, quantity, scope } = useProduct(slot, 'attributes', 'quantity');
  if (!attributes) return null;
  const later = backorderedQuantity(attributes, quantity);
  const isPrompting = attributes.show_backorder_availability_prompt === true && offersBackorder(attributes);
  const prompt = isPrompting ? (attributes.backorder_availability_prompt ?? '') : '';
  const quantityText = (items: number) => (items > 0 ? fillMessage(backordered, { quantity: items }) : '');
  const ownMessage = findMessage(initial('message'), attributes.backorder_message_id);
  const lines = pickedProducts(attributes).flatMap(({ valueId, stock }) => {
    const items = backorderedQuantity(stock, quantity);
    const message = findMessage(initial('message'), stock.backorder_message_id);
    const text = [showQuantity && quantityText(items), showMessage && message?.text.trim()].filter(Boolean).join(' · ');
    return items > 0 && text ? [{ valueId, text, name: pickedName(scope.element, valueId) }] : [];
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
        children: lines.map(({ valueId, ...line }) => <li key={valueId}>{fillMessage(picked, line)}</li>),
      }}
    />
  );
});

function findMessage(messages: readonly InitialProps[], id: number | null | undefined): InitialProps | undefined {
  const found = messages.find((message) => String(message['data-message-id']) === String(id ?? ''));
  return found ?? messages.find((message) => message['data-is-default'] !== undefined);
}
