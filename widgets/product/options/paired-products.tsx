import { useEffect, useEffectEvent, useState } from 'react';
import { defineContract, required } from '../../../core/contract/define-contract';
import { defineWidget } from '../../../core/contract/define-widget';
import { fillWords } from '../../../core/contract/fill-words';
import { askShop } from '../../../core/state/ask-shop';
import { reportFailure } from '../../../core/state/report-failure';
import { useNewestAnswer } from '../../../core/state/use-newest-answer';
import { useProduct } from '../../../core/state/product/use-product';
import { extraPrice } from './extra-price';
import { readAvailability } from './option-availability';

const contract = defineContract({
  name: 'paired-products',
  words: { priceLabel: required('what is written behind the name of a product, with [price]') },
  parts: {
    choice: required('the list of products, a <select>'),
    product: required('one product of the list, an <option> with data-product-id'),
  },
});

/** A list of products that go into the cart along with another one: says what each costs on top. */
export const pairedProducts = defineWidget(contract, function PairedProducts({ slot, initial, priceLabel, Markup }) {
  const { entry, pair } = useProduct(slot);
  const [products] = useState(() =>
    initial('product').map(({ element, ...said }) => ({ element, id: String(said['data-product-id'] ?? '') })),
  );
  const prices = usePrices(products.map(({ id }) => Number(id)));
  const availability = readAvailability(entry.attributes);

  const [list] = useState(() => initial('choice')[0]?.element as HTMLSelectElement);
  const choose = () => {
    const [chosen] = list.selectedOptions;
    pair(list.name, products.find(({ element }) => element === chosen)?.id ?? '');
  };
  const begin = useEffectEvent(() => {
    // Chosen by the template, or by a shopper who was faster than this.
    if (list.value) choose();
  });
  useEffect(() => begin(), []);

  const isFaulted = useIsFaulted(list);

  return (
    <Markup
      choice={{ onChange: choose, 'aria-invalid': isFaulted || undefined }}
      product={({ text, value, ...said }) => {
        const price = prices.get(Number(said['data-product-id']));
        return {
          ...(price && { text: `${text.trim()} ${fillWords(priceLabel, { price })}` }),
          ...(availability(value) !== 'shown' && { disabled: true }),
        };
      }}
    />
  );
});

/** Whether a form was held back by a field, and the field is still not as it should be; its option says what is wrong. */
function useIsFaulted(field: HTMLSelectElement): boolean {
  const [faulted, setFaulted] = useState(false);
  useEffect(() => {
    const listener = () => setFaulted(true);
    field.addEventListener('invalid', listener);
    return () => field.removeEventListener('invalid', listener);
  }, [field]);
  return faulted && !field.validity.valid;
}

/** What products cost, by their ids; empty until the store has said it, and of a product whose price is hidden. */
function usePrices(productIds: readonly number[]): ReadonlyMap<number, string> {
  const { ask, stop } = useNewestAnswer();
  const [ids] = useState(() => [...new Set(productIds.filter((id) => id > 0))]);
  const [prices, setPrices] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    if (ids.length === 0) return;
    ask((signal) => askShop((api) => api.graphql.prices(ids, signal)))
      .then((found) => setPrices(new Map(found.map((price) => [price.entityId, extraPrice(price)]))))
      .catch((error: unknown) => reportFailure('prices of paired products', error));
    return stop;
  }, [ask, ids, stop]);
  return prices;
}
