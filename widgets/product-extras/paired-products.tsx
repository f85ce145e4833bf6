import { useEffect, useEffectEvent, useState } from 'react';
import type { GraphqlPrice } from '../../core/api/graphql';
import { oneOf } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { reportFailure } from '../../core/state/failures';
import { useLatestRequest } from '../../core/state/hooks';
import { readAvailability } from '../../core/state/product/option-availability';
import { useProduct } from '../../core/state/product/use-product';
import { requestShop } from '../../core/state/request-shop';

/** As the shop wrote it, else in the page's language; without a currency, in dollars. */
export function extraPrice({ formatted, value, currencyCode }: Omit<GraphqlPrice, 'entityId'>): string {
  if (formatted) return formatted;
  try {
    const language = document.documentElement.lang || undefined;
    return new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(value);
  } catch {
    // No currency, or an invalid language tag.
    return `$${value.toFixed(2)}`;
  }
}

const contract = defineContract({
  name: 'paired-products',
  moment: 'idle',
  attributes: { tax: oneOf(['without', 'with'], 'without') },
  messages: { priceLabel: required('the text after the name of a product, with [price]') },
  parts: {
    choice: required('the list of products', 'select'),
    product: required('one product of the list, with data-product-id', 'option'),
  },
});

/** A pick list whose chosen product is added, too. Each entry shows its extra price. */
export const pairedProducts = defineWidget(contract, function PairedProducts({ slot, initial, Markup, ...given }) {
  const { priceLabel } = given;
  const withTax = given.tax === 'with';
  const { attributes, pair } = useProduct(slot, 'attributes', 'paired');
  const [products] = useState(() =>
    initial('product').map(({ element, ...rendered }) => ({ element, id: String(rendered['data-product-id'] ?? '') })),
  );
  const ids = products.map(({ id }) => Number(id));
  const prices = usePrices(ids, withTax);
  const availability = readAvailability(attributes);

  const [list] = useState(() => initial('choice')[0].element);
  const choose = () => {
    const [chosen] = list.selectedOptions;
    pair(list.name, products.find(({ element }) => element === chosen)?.id ?? '');
  };
  const pairInitialChoice = useEffectEvent(() => {
    // Chosen by the template, or by the shopper before the mount.
    if (list.value) choose();
  });
  useEffect(() => pairInitialChoice(), []);

  const isInvalid = useIsInvalid(list);

  return (
    <Markup
      choice={{ onChange: choose, 'aria-invalid': isInvalid || undefined }}
      product={({ text, value, ...rendered }) => {
        const price = prices.get(Number(rendered['data-product-id']));
        return {
          ...(price && { text: `${text.trim()} ${fillMessage(priceLabel, { price })}` }),
          ...(availability(value) !== 'shown' && { disabled: true }),
        };
      }}
    />
  );
});

/** Whether it stopped a submit and is still invalid; `product-options` shows the message. */
function useIsInvalid(field: HTMLSelectElement): boolean {
  const [wasInvalid, setInvalid] = useState(false);
  useEffect(() => {
    const listener = () => setInvalid(true);
    field.addEventListener('invalid', listener);
    return () => field.removeEventListener('invalid', listener);
  }, [field]);
  return wasInvalid && !field.validity.valid;
}

/** By product id, without hidden prices. */
function usePrices(productIds: readonly number[], withTax: boolean): ReadonlyMap<number, string> {
  const { send, abort } = useLatestRequest();
  const [ids] = useState(() => [...new Set(productIds.filter((id) => id > 0))]);
  const [prices, setPrices] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => {
    if (ids.length === 0) return;
    send((signal) => requestShop((api) => api.graphql.prices(ids, signal, withTax)))
      .then((found) => setPrices(new Map(found.map((price) => [price.entityId, extraPrice(price)]))))
      .catch((error: unknown) => reportFailure('prices of paired products', error));
    return abort;
  }, [send, ids, abort, withTax]);
  return prices;
}
