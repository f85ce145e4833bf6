import { boolean, string } from '../../../core/contract/attribute';
import { defineContract, optional } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { useProduct } from '../../../core/state/product/use-product';
import { choiceMark } from '../choice-mark';
import { compareWithLowest } from './lowest-price';
import { priceLines } from './price-lines';

const contract = defineContract({
  name: 'product-price',
  moment: 'idle',
  attributes: { showRange: boolean(true), comparesLowest: boolean(false), thousands: string('') },
  words: { range: optional('the text for a price range, with [min] and [max]') },
  parts: {
    withTax: optional('the line of the price with tax'),
    withTaxAmount: optional('the amount of the price with tax'),
    withoutTax: optional('the line of the price without tax'),
    withoutTaxAmount: optional('the amount of the price without tax'),
    nonSaleWithTax: optional('the line of the former price with tax'),
    nonSaleWithTaxAmount: optional('the amount of the former price with tax'),
    nonSaleWithoutTax: optional('the line of the former price without tax'),
    nonSaleWithoutTaxAmount: optional('the amount of the former price without tax'),
    rrpWithTax: optional('the line of the recommended price with tax'),
    rrpWithTaxAmount: optional('the amount of the recommended price with tax'),
    rrpWithoutTax: optional('the line of the recommended price without tax'),
    rrpWithoutTaxAmount: optional('the amount of the recommended price without tax'),
    saved: optional('the line of the saving'),
    savedAmount: optional('the amount of the saving'),
    priceLabel: optional('the label of a price that is not reduced'),
    nowLabel: optional('the label of a reduced price'),
    taxWords: optional('the tax label'),
    lowest: optional('the lowest earlier price, from a custom field; with data-sku for a variant'),
  },
});

/**
 * Every price of the chosen variant. A line that does not apply is hidden and its amount is removed. If the theme compares
 * with the lowest earlier price, it compares with no other price.
 */
export const productPrice = defineWidget(contract, function ProductPrice({ slot, initial, Markup, ...given }) {
  const { showRange, range, comparesLowest, thousands } = given;
  const product = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const { attributes } = product;
  const mark = choiceMark(product);
  if (!attributes) return <Markup slot={mark} />;
  const lines = {
    ...priceLines(attributes.price, showRange ? range : ''),
    ...(comparesLowest && {
      rrpWithTax: '',
      rrpWithoutTax: '',
      ...compareWithLowest(
        attributes.price,
        initial('lowest').map((part) => ({ text: part.text, sku: String(part['data-sku'] ?? '') })),
        attributes.sku,
        thousands,
      ),
    }),
  };
  const isReduced = Boolean(lines.nonSaleWithTax || lines.nonSaleWithoutTax);
  const line = (amount: string) => ({ hidden: !amount });
  return (
    <Markup
      slot={mark}
      withTax={line(lines.withTax)}
      withTaxAmount={{ text: lines.withTax }}
      withoutTax={line(lines.withoutTax)}
      withoutTaxAmount={{ text: lines.withoutTax }}
      nonSaleWithTax={line(lines.nonSaleWithTax)}
      nonSaleWithTaxAmount={{ text: lines.nonSaleWithTax }}
      nonSaleWithoutTax={line(lines.nonSaleWithoutTax)}
      nonSaleWithoutTaxAmount={{ text: lines.nonSaleWithoutTax }}
      rrpWithTax={line(lines.rrpWithTax)}
      rrpWithTaxAmount={{ text: lines.rrpWithTax }}
      rrpWithoutTax={line(lines.rrpWithoutTax)}
      rrpWithoutTaxAmount={{ text: lines.rrpWithoutTax }}
      saved={line(lines.saved)}
      savedAmount={{ text: lines.saved }}
      priceLabel={{ hidden: isReduced }}
      nowLabel={{ hidden: !isReduced }}
      taxWords={{ hidden: !(lines.withTax && lines.withoutTax) }}
    />
  );
});
