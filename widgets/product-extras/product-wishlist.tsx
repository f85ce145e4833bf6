import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-wishlist',
  moment: 'runtime',
  parts: { variation: required('the hidden field "variation_id"', 'input') },
});

/** Adds the chosen variant to the wish-list form. */
export const productWishlist = defineWidget(contract, function ProductWishlist({ slot, Markup }) {
  const { attributes } = useProduct(slot, 'attributes');
  if (!attributes) return null;
  return <Markup variation={{ value: attributes.variantId ?? '' }} />;
});
