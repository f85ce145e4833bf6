import { defineContract, defineWidget, optional } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';
import { choiceMark } from './choice-mark';

const contract = defineContract({
  name: 'product-details',
  moment: 'idle',
  parts: {
    sku: optional('the SKU'),
    skuRow: optional('the row of the SKU'),
    upc: optional('the UPC'),
    upcRow: optional('the row of the UPC'),
    weight: optional('the weight'),
    weightRow: optional('the row of the weight'),
  },
});

/** The SKU, UPC and weight of the chosen variant. */
export const productDetails = defineWidget(contract, function ProductDetails({ slot, Markup }) {
  const product = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const { attributes } = product;
  const mark = choiceMark(product);
  if (!attributes) return <Markup slot={mark} />;
  const weight = attributes.weight?.formatted;
  return (
    <Markup
      slot={mark}
      sku={{ text: attributes.sku ?? '' }}
      skuRow={{ hidden: !attributes.sku }}
      upc={{ text: attributes.upc ?? '' }}
      upcRow={{ hidden: !attributes.upc }}
      // Without a weight in the response, the server-rendered one stays.
      weight={weight ? { text: weight } : {}}
      weightRow={weight ? { hidden: false } : {}}
    />
  );
});
