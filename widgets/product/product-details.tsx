import { defineContract, optional } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'product-details',
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
  const { attributes, choiceFailed } = useProduct(slot, 'attributes', 'choiceFailed').entry;
  const mark = { className: choiceFailed ? 'is-old' : undefined };
  if (!attributes) return choiceFailed ? <Markup slot={mark} /> : null;
  const weight = attributes.weight?.formatted;
  return (
    <Markup
      slot={mark}
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
