import { defineContract, defineWidget, required } from '../../../core/contract/define-widget';
import { useProduct } from '../../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-stock',
  moment: 'idle',
  parts: { level: required('the quantity') },
});

/** The stock, if the shop gives a number. */
export const productStock = defineWidget(contract, function ProductStock({ slot, Markup }) {
  const { attributes } = useProduct(slot, 'attributes');
  if (!attributes) return null;
  const { stock } = attributes;
  return (
    <Markup
      slot={{ hidden: typeof stock !== 'number', className: stock === 0 ? 'is-gone' : '' }}
      level={{ text: stock ?? '' }}
    />
  );
});
