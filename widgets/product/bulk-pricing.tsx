import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useProduct } from '../../core/store/use-product';

const contract = defineContract({
  name: 'bulk-pricing',
  parts: { table: required('the element that takes the table') },
});

/** The prices for larger quantities, as the store renders them for the chosen options; empty when it has none. */
export const bulkPricing = defineWidget(contract, function BulkPricing({ slot, Markup }) {
  const { attributes, bulkPricingHtml } = useProduct(slot).entry;
  if (bulkPricingHtml === null) return null;
  return <Markup table={{ html: attributes?.bulk_discount_rates ? bulkPricingHtml : '' }} />;
});
