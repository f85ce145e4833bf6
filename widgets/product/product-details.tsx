import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-details',
  parts: {
    sku: optional('the element that shows the SKU'),
    skuRow: optional('what is hidden while there is no SKU'),
    upc: optional('the element that shows the UPC'),
    upcRow: optional('what is hidden while there is no UPC'),
    weight: optional('the element that shows the weight'),
    weightRow: optional('what is hidden while there is no weight'),
  },
});

/** The SKU, UPC and weight of the chosen variant. */
export const productDetails = defineWidget(contract, function ProductDetails({ slot, Markup }) {
  const { attributes } = useProduct(slot).entry;
  if (!attributes) return null;
  const weight = attributes.weight?.formatted;
  return (
    <Markup
      sku={{ text: attributes.sku ?? '' }}
      skuRow={{ hidden: !attributes.sku }}
      upc={{ text: attributes.upc ?? '' }}
      upcRow={{ hidden: !attributes.upc }}
      // An answer without a weight leaves the weight that the server printed.
      weight={weight ? { text: weight } : {}}
      weightRow={weight ? { hidden: false } : {}}
    />
  );
});
