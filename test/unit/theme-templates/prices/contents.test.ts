/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../../support/examples/render-example';

const money = {
  currency_location: 'right',
  currency_token: '€',
  decimal_places: 2,
  decimal_token: ',',
  thousands_token: '.',
};
const theme = {
  show_unit_price_in_lists: true,
  contents_field: 'Contents',
  pack_size_field: 'Pack size',
  unit_of_weight: 'kg',
  unit_of_volume: 'l',
};
const price = { without_tax: { value: 12, formatted: '12,00 €', currency: 'EUR' } };

/** The text of a card about the contents and the unit price. */
async function printCard(fields: Record<string, string>, change: object = {}, sku = 'OIL-1'): Promise<string> {
  const listed = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const html = await renderExample(
    '{{> components/products/unit-price listed_fields=fields listed_sku=sku listed_price=price listed_theme=theme listed_money=money}}',
    { fields: listed, sku, price, money, theme: { ...theme, ...change } },
  );
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the contents of a package', () => {
  it.each([
    ['750 ml', '750 ml 16,00 € per litre'],
    ['750ml', '750ml 16,00 € per litre'],
    ['75 cl', '75 cl 16,00 € per litre'],
    ['5 dl', '5 dl 24,00 € per litre'],
    ['0,75 l', '0,75 l 16,00 € per litre'],
    ['0.75 L', '0.75 L 16,00 € per litre'],
    ['5 g', '5 g 2.400,00 € per kg'],
    ['1,5 KG', '1,5 KG 8,00 € per kg'],
    ['2 m', '2 m 6,00 € per metre'],
    ['50 cm', '50 cm 24,00 € per metre'],
    ['800 mm', '800 mm 15,00 € per metre'],
    ['2,5 m²', '2,5 m² 4,80 € per m²'],
    ['2.5 m2', '2.5 m2 4,80 € per m²'],
    ['6', '6 2,00 € each'],
  ])('of %j are rendered as %s', async (contents, expected) => {
    expect(await printCard({ Contents: contents })).toBe(expected);
  });

  it.each(['', 'ml', '0 ml', '500 grams', '6 x 330 ml', '1.000,5 ml', 'a lot', '12 fl oz', '-3 l'])(
    'have no unit price if they are ambiguous: %j',
    async (contents) => expect(await printCard({ Contents: contents })).toBe(''),
  );

  it('have a price for 100 g or 100 ml if the theme chooses that', async () => {
    expect(await printCard({ Contents: '30 g' }, { unit_of_weight: '100g' })).toBe('30 g 40,00 € per 100 g');
    expect(await printCard({ Contents: '2 kg' }, { unit_of_weight: '100g' })).toBe('2 kg 0,60 € per 100 g');
    expect(await printCard({ Contents: '0.3 l' }, { unit_of_volume: '100ml' })).toBe('0.3 l 4,00 € per 100 ml');
    expect(await printCard({ Contents: '24 cl' }, { unit_of_volume: '100ml' })).toBe('24 cl 5,00 € per 100 ml');
  });

  it('are those of the variant if a field has its SKU, in any order', async () => {
    const fields = { 'Contents OIL-10': '3 l', Contents: '750 ml', 'Contents OIL-1': '1 l' };
    expect(await printCard(fields)).toBe('1 l 12,00 € per litre');
    expect(await printCard(fields, {}, 'OIL-10')).toBe('3 l 4,00 € per litre');
    expect(await printCard(fields, {}, 'OIL-2')).toBe('750 ml 16,00 € per litre');
    expect(await printCard({ 'Contents OIL-10': '3 l' }, {}, 'OIL-2')).toBe('');
  });

  it('are the pieces of a pack without a contents field, and empty if the theme shows none', async () => {
    expect(await printCard({ 'Pack size': '8' })).toBe('Pack of 8 1,50 € each');
    expect(await printCard({ 'Pack size': '8', Contents: '2 kg' })).toBe('2 kg 6,00 € per kg');
    expect(await printCard({ Contents: '2 kg' }, { show_unit_price_in_lists: false })).toBe('');
    expect(await printCard({ Bulb: 'E26' })).toBe('');
  });
});
