/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../../support/examples/render-example';

const dollars = (value: number) => ({ value, formatted: `$${value.toFixed(2)}`, currency: 'USD' });

/** The text of each place of the cart about two towels with a quantity discount. */
async function print(themeSettings: object, sale: object = {}, page: object = {}): Promise<Record<string, string>> {
  const line = {
    id: 'a',
    name: 'Towel',
    quantity: 2,
    price: dollars(10),
    price_discounted: dollars(8),
    rrp: dollars(14),
    total: dollars(20),
    total_discounted: dollars(16),
    custom_fields: [{ name: 'Pack size', value: '4' }],
    ...sale,
  };
  const cart = {
    quantity: 2,
    items: [line],
    added_item: line,
    sub_total: dollars(16),
    grand_total: dollars(16),
    show_primary_checkout_button: true,
  };
  const theme = { pack_size_field: 'Pack size', contents_field: 'Contents', ...themeSettings };
  const more = { cart, theme_settings: theme, ...page };
  const places = {
    cart: '{{> components/cart/content}}',
    preview: '{{> components/cart/preview}}',
    dropdown: '{{> components/common/cart-preview}}',
    totals: '{{> components/cart/totals}}',
    buttons: '{{> components/cart/additional-checkout-buttons}}',
  };
  const texts = Object.entries(places).map(async ([place, partial]) => {
    const html = await renderExample(partial, more);
    // Struck prices get a mark, so that the plain text shows them.
    const struck = html.replace(/<s\b[^>]*>/g, '~').replace(/<\/s>/g, '~');
    return [place, struck.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

describe('a line of the cart with a quantity discount', () => {
  it('has the same price in the cart, in its preview and in its drop-down', async () => {
    const { cart, preview, dropdown } = await print({});
    expect(cart).toContain('Price each Now $8.00 ~Was $10.00~');
    expect(cart).toContain('$16.00');
    expect(cart).toContain('~Was $20.00~');
    expect(preview).toContain('2 &times; $8.00');
    expect(dropdown).toContain('2 &times; $8.00');
  });

  it('has the price of one piece after the discount if the theme shows it in lists', async () => {
    const { cart, preview, dropdown } = await print({ show_unit_price_in_lists: true });
    for (const text of [cart, preview, dropdown]) expect(text).toContain('Pack of 4 $2.00 each');
  });

  it('is compared with the price before the sale if it is in a sale', async () => {
    const { cart } = await print({}, { sale_price: dollars(10), base_price: dollars(12) });
    expect(cart).toContain('Price each Now $8.00 ~Was $12.00~');
  });

  it('has no struck price if prices are compared only with the lowest earlier price', async () => {
    const inSale = { sale_price: dollars(10), base_price: dollars(12) };
    const { cart, preview, dropdown } = await print({ show_lowest_price: true }, inSale);
    expect(cart).toContain('Price each $8.00 ');
    for (const text of [cart, preview, dropdown]) expect(text).not.toMatch(/~|\$10\.00|\$20\.00|\$14\.00|\$12\.00/);
  });
});

describe('a cart in a shop that hides prices from guests', () => {
  const settings = { hide_price_from_guests: true };

  it('asks a guest to sign in instead, everywhere', async () => {
    const { buttons, ...places } = await print({ show_unit_price_in_lists: true }, {}, { settings, customer: null });
    expect(buttons).toBe('');
    for (const text of Object.values(places)) {
      expect(text).toContain('Sign in to see the price');
      expect(text).not.toContain('$');
    }
  });

  it('shows a guest the price of a gift certificate', async () => {
    const { cart, dropdown } = await print({}, { type: 'GiftCertificate' }, { settings, customer: null });
    expect(cart).toContain('$20.00');
    expect(dropdown).toContain('2 &times; $8.00');
  });

  it('shows a customer all prices', async () => {
    const { buttons, ...places } = await print({}, {}, { settings, customer: { id: 1 } });
    expect(buttons).toContain('Check out');
    for (const text of Object.values(places)) expect(text).toContain('$');
  });
});
