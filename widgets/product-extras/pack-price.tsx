import { number } from '../../core/contract/attribute';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { useProduct } from '../../core/state/product/use-product';
import { priceOfEach } from './price-of-each';

const contract = defineContract({
  name: 'pack-price',
  attributes: { packSize: number(1) },
  words: { labelEach: required('the price of one piece, with [amount]') },
  parts: { each: required('the price of one piece') },
});

/**
 * The price of one piece of a pack: without tax, or with it where the shop shows no other. Hidden while the price of the
 * pack is hidden or a range.
 */
export const packPrice = defineWidget(contract, function PackPrice({ slot, packSize, labelEach, Markup }) {
  const { attributes } = useProduct(slot, 'attributes').entry;
  if (!attributes) return null;
  const { price } = attributes;
  const ofPack = price?.price_range ? null : (price?.without_tax ?? price?.with_tax);
  const amount = ofPack ? priceOfEach(ofPack, packSize) : '';
  return <Markup slot={{ hidden: !amount }} each={{ text: amount && fillWords(labelEach, { amount }) }} />;
});
