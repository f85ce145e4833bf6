import { number, oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { useProduct } from '../../core/state/product/use-product';
import { writeAmount } from '../../core/state/product/write-amount';

const contract = defineContract({
  name: 'pack-price',
  moment: 'runtime',
  attributes: { packSize: number(1), tax: oneOf(['without', 'with'], 'without'), thousands: string('') },
  messages: { labelEach: required('the price of one piece or unit, with [amount]') },
  parts: {
    each: required('the price of one piece or unit'),
    contents: optional(
      'the contents of a package, with data-size, data-per and data-label; for a variant also data-sku',
    ),
  },
});

/**
 * For one piece of a pack, or one unit of a package's contents; `tax` chooses with or without. Hidden for hidden
 * prices, ranges and unknown contents.
 */
export const packPrice = defineWidget(contract, function PackPrice({ slot, initial, Markup, ...given }) {
  const { packSize, tax, thousands, labelEach } = given;
  const { attributes } = useProduct(slot, 'attributes');
  if (!attributes) return null;
  const { price, sku } = attributes;
  const contents = initial('contents');
  const chosen = contents.find((part) => part['data-sku'] === sku) ?? contents.find((part) => !part['data-sku']);
  const byPreference = tax === 'with' ? [price?.with_tax, price?.without_tax] : [price?.without_tax, price?.with_tax];
  const paid = price?.price_range ? null : (byPreference[0] ?? byPreference[1]);
  const size = contents.length > 0 ? Number(chosen?.['data-size'] ?? 0) : packSize;
  const each = ((paid?.value ?? Number.NaN) * Number(chosen?.['data-per'] ?? 1)) / size;
  const amount = paid ? writeAmount(paid, each, thousands) : '';
  return (
    <Markup
      slot={{ hidden: !amount }}
      each={{ text: amount && fillMessage(String(chosen?.['data-label'] ?? labelEach), { amount }) }}
      contents={({ element }) => ({ hidden: element !== chosen?.element })}
    />
  );
});
