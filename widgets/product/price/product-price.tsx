import { boolean, string } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { priceLines } from '../../../core/state/product/price-lines';
import type { ProductPrice } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';
import { writeAmount } from '../../../core/state/product/write-amount';
import { choiceMark } from '../choice-mark';

/** An amount with its currency. */
interface LowestPrice {
  readonly text: string;
  /** Empty for the product itself. */
  readonly sku: string;
}

/** An empty text hides its line. */
export interface Comparison {
  readonly nonSaleWithTax: string;
  readonly nonSaleWithoutTax: string;
  readonly saved: string;
}

const NONE: Comparison = { nonSaleWithTax: '', nonSaleWithoutTax: '', saved: '' };

/**
 * If the lowest price before the reduction is not between the price and the shop's former price, it belongs to another
 * variant.
 */
export function compareWithLowest(
  price: ProductPrice | null | undefined,
  lowest: readonly LowestPrice[],
  sku: string | null | undefined,
  thousands: string,
): Comparison {
  const isTaxed = Boolean(price?.with_tax);
  const now = isTaxed ? price?.with_tax : price?.without_tax;
  const before = isTaxed ? price?.non_sale_price_with_tax : price?.non_sale_price_without_tax;
  if (price?.price_range || !now?.currency || typeof now.value !== 'number') return NONE;
  const { currency, value } = now;
  const known = lowest
    .filter(({ text }) => text.includes(currency))
    .map((said) => ({ sku: said.sku, amount: Number(said.text.replace(/,/g, '.').replace(currency, '')) }))
    .filter(({ amount }) => amount > 0);
  const amount = (known.find((one) => one.sku === sku) ?? known.find((one) => !one.sku))?.amount ?? 0;
  if (amount <= value || !(amount <= (before?.value ?? 0))) return NONE;
  const was = writeAmount(now, amount, thousands);
  return {
    nonSaleWithTax: isTaxed ? was : '',
    nonSaleWithoutTax: isTaxed ? '' : was,
    saved: writeAmount(now, amount - value, thousands),
  };
}

const contract = defineContract({
  name: 'product-price',
  moment: 'idle',
  attributes: { showRange: boolean(true), comparesLowest: boolean(false), thousands: string('') },
  messages: { range: optional('the text for a price range, with [min] and [max]') },
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

/** Lines that do not apply are hidden. The lowest earlier price replaces other comparisons. */
export const productPrice = defineWidget(contract, function ProductPrice({ slot, initial, Markup, ...given }) {
  const { showRange, range, comparesLowest, thousands } = given;
  const product = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const { attributes } = product;
  const mark = choiceMark(product);
  if (!attributes) return <Markup slot={mark} />;
  const lines = {
    ...priceLines(attributes.price, showRange && range ? (limits) => fillMessage(range, limits) : false),
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
