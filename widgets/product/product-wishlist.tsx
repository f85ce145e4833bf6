import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-wishlist',
  parts: { variation: required('the hidden field "variation_id"') },
});

/** Sends the chosen variant along when the product is put on a wish list. */
export const productWishlist = defineWidget(contract, function ProductWishlist({ slot, Markup }) {
  const { attributes } = useProduct(slot).entry;
  if (!attributes) return null;
  return <Markup variation={{ value: attributes.variantId ?? '' }} />;
});
