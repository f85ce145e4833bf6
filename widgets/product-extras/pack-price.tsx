import { number, oneOf, string } from '../../core/contract/attribute';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { writeAmount } from '../../core/page/write-amount';
import { useProduct } from '../../core/state/product/use-product';

const contract = defineContract({
  name: 'pack-price',
  moment: 'runtime',
  attributes: { packSize: number(1), tax: oneOf(['without', 'with'], 'without'), thousands: string('') },
  words: { labelEach: required('the price of one piece or unit, with [amount]') },
  parts: {
    each: required('the price of one piece or unit'),
    contents: optional(
      'what a package holds, with data-size, data-per and data-label; data-sku where it is a variant’s',
    ),
  },
});

/**
 * The price of one piece of a pack, or of one unit of a package's contents. It is without tax, unless the theme asks for the
 * price with tax; if the shop shows only one of the two, it is that one. It is hidden if the price is hidden or a range, or
 * if the contents of the chosen variant are not known.
 */
export const packPrice = defineWidget(contract, function PackPrice({ slot, initial, Markup, ...given }) {
  const { packSize, tax, thousands, labelEach } = given;
  const { attributes } = useProduct(slot, 'attributes');
  if (!attributes) return null;
  const { price, sku } = attributes;
  const contents = initial('contents');
  const held = contents.find((part) => part['data-sku'] === sku) ?? contents.find((part) => !part['data-sku']);
  const kinds = tax === 'with' ? [price?.with_tax, price?.without_tax] : [price?.without_tax, price?.with_tax];
  const paid = price?.price_range ? null : (kinds[0] ?? kinds[1]);
  const size = contents.length > 0 ? Number(held?.['data-size'] ?? 0) : packSize;
  const each = ((paid?.value ?? Number.NaN) * Number(held?.['data-per'] ?? 1)) / size;
  const amount = paid ? writeAmount(paid, each, thousands) : '';
  return (
    <Markup
      slot={{ hidden: !amount }}
      each={{ text: amount && fillWords(String(held?.['data-label'] ?? labelEach), { amount }) }}
      contents={({ element }) => ({ hidden: element !== held?.element })}
    />
  );
});
