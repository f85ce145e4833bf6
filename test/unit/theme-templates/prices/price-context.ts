import { moneyContext } from '../../../shop/contexts/money-context';
import { currencies } from '../../../shop/pricing/currency';
import { amounts, type PriceRow, priceOf, settings, taxDisplays } from './price-rows';

const packed = [
  { name: 'Pack size', value: '4' },
  { name: 'Contents', value: '750 ml' },
  { name: 'Contents OTHER', value: '20 l' },
];

/** The platform's data for a row: product, cart and settings. */
export function priceContext(row: PriceRow, themeSettings: object): Record<string, unknown> {
  const [kind] = taxDisplays[row.tax];
  const side = amounts[row.currency][row.tax === 'with tax' ? 'with' : 'without'];
  const { hasLowest, ...chosen } = settings[row.setting];
  const price = priceOf(row);
  const fields = [
    ...packed,
    ...(hasLowest
      ? Object.entries(amounts).map(([, kinds]) => ({ name: 'Lowest price', value: kinds[kind].lowest[0] }))
      : []),
  ];
  const product = {
    id: 77,
    sku: 'OIL',
    title: 'Oil',
    name: 'Oil',
    url: '/oil/',
    price,
    custom_fields: fields,
    options: [],
    can_purchase: true,
    show_cart_action: true,
  };
  const money = ([value, formatted]: readonly [number, string]) => ({ currency: row.currency, value, formatted });
  const line = {
    id: 'line',
    product_id: 77,
    sku: 'OIL',
    name: 'Oil',
    url: '/oil/',
    quantity: 1,
    price: money(side.now),
    rrp: row.price === 'reduced' ? money(side.recommended) : null,
    total: money(side.now),
    custom_fields: fields,
  };
  const currency = currencies.find(({ code }) => code === row.currency) ?? currencies[0];
  return {
    product,
    products: [product],
    product_results: { products: [product] },
    cart: { quantity: 1, items: [line], added_item: line, sub_total: money(side.now) },
    urls: { cart: '/cart.php', auth: { login: '/login.php' }, checkout: {}, account: { wishlists: {} } },
    forms: { search: { query: 'oil' } },
    customer: null,
    theme_settings: { ...themeSettings, ...chosen },
    settings: {
      money: moneyContext(currency),
    },
  };
}
