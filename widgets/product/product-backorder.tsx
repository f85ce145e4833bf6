import { boolean } from '../../core/contract/attribute';
import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/store/use-product';
import { backorderedPieces, offersBackorder } from './backordered-pieces';
import { fillWords } from './fill-words';

const contract = defineContract({
  name: 'product-backorder',
  attributes: { showQuantity: boolean(true), showMessage: boolean(true) },
  words: { backordered: optional('how many of the wanted pieces come later, with [quantity]') },
  parts: {
    prompt: optional('the element that says that more can be ordered than there is'),
    quantity: optional('the element that says how many of the wanted pieces come later'),
    message: optional('each sentence about when they come, with data-message-id; the usual one has data-is-default'),
  },
});

/** Says that more can be ordered than there is; of a quantity beyond that, how much of it comes later, and when. */
export const productBackorder = defineWidget(contract, function ProductBackorder(props) {
  const { slot, own, Markup, showQuantity, showMessage, backordered } = props;
  const { attributes, quantity } = useProduct(slot).entry;
  if (!attributes) return null;
  const later = backorderedPieces(attributes, quantity);
  const isPrompting = attributes.show_backorder_availability_prompt === true && offersBackorder(attributes);
  const prompt = isPrompting ? (attributes.backorder_availability_prompt ?? '') : '';
  const isAbout = (id: unknown) => String(id) === String(attributes.backorder_message_id ?? '');
  const hasOwn = own('message').some((message) => isAbout(message['data-message-id']));

  return (
    <Markup
      prompt={{ hidden: !prompt, text: prompt }}
      quantity={{
        hidden: !(showQuantity && later > 0),
        text: later > 0 ? fillWords(backordered, { quantity: later }) : '',
      }}
      message={(message) => {
        const isMeant = hasOwn ? isAbout(message['data-message-id']) : message['data-is-default'] !== undefined;
        return { hidden: !(showMessage && later > 0 && isMeant) };
      }}
    />
  );
});
