import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { askingMessages, formMessages, formParts } from '../../core/forms/form-contract';
import { useForm } from '../../core/forms/use-form';

const contract = defineContract({
  name: 'wishlist-form',
  moment: 'interaction',
  slot: 'form',
  messages: { ...formMessages, ...askingMessages },
  parts: formParts,
});

/** Names a wish list, or deletes it. */
export const wishlistForm = defineWidget(contract, function WishlistForm({ Markup, ...props }) {
  return <Markup {...useForm(props).parts} />;
});
