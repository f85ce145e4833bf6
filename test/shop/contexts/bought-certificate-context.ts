import type { BoughtCertificate } from '../carts/bought-certificate';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';

/** A gift certificate in the cart, as one of `cart.items`. */
export function boughtCertificateContext({ paid: prices }: Visit, bought: BoughtCertificate): Record<string, unknown> {
  const price = money(convert(bought.amount, prices.currency), prices.currency);
  return {
    id: bought.id,
    type: 'GiftCertificate',
    product_id: null,
    name: `${price.formatted} Gift Certificate`,
    url: null,
    image: null,
    quantity: 1,
    can_modify: false,
    edit_url: `/giftcertificates.php?action=edit&certificate=${bought.id}`,
    remove_url: `/cart.php?action=remove&item=${bought.id}`,
    show_gift_wrapping: false,
    gift_wrapping: null,
    options: [],
    gift_certificate: {
      from_name: bought.sender.name,
      from_email: bought.sender.email,
      to_name: bought.recipient.name,
      to_email: bought.recipient.email,
      message: bought.message,
      theme: bought.theme,
    },
    price,
    total: price,
  };
}
