import { describe, expect, it } from '@jest/globals';
import { bulkPricing } from '../../../../widgets/product/bulk-pricing';
import { mountProduct, productHtml } from './product-page';

const html = `<div data-widget="bulk-pricing"><div data-part="table"><table><caption>Buy more</caption></table></div></div>`;
const rates = [{ min: 10, max: 0, type: 'percent', discount: { formatted: '5%', value: 5 } }];

describe('the prices for larger quantities, before their code arrives', () => {
  it('are readable', () => {
    document.body.innerHTML = productHtml(html);
    expect(document.querySelector('caption')?.textContent).toBe('Buy more');
  });
});

describe('the prices for larger quantities, when they are mounted', () => {
  it('stay what the server printed', async () => {
    const { part } = await mountProduct(bulkPricing, html, { bulk_discount_rates: rates });
    expect(part('table').textContent).toBe('Buy more');
  });
});

describe('the prices for larger quantities, when the store changes', () => {
  it('are what the store renders for the chosen options', async () => {
    const { part, answer } = await mountProduct(bulkPricing, html);
    await answer({ bulk_discount_rates: rates }, '<table><caption>10 or more</caption></table>');
    expect(part('table').innerHTML).toBe('<table><caption>10 or more</caption></table>');
  });

  it('are empty for options that have none, whatever comes along', async () => {
    const { part, answer } = await mountProduct(bulkPricing, html);
    await answer({ bulk_discount_rates: null }, '<table></table>');
    expect(part('table').innerHTML).toBe('');
    await answer({ bulk_discount_rates: [] }, '');
    expect(part('table').innerHTML).toBe('');
  });

  it('stand when the answer says nothing about them', async () => {
    const { part, answer } = await mountProduct(bulkPricing, html);
    await answer({ sku: 'B-2' }, '');
    expect(part('table').textContent).toBe('Buy more');
  });
});

describe('the prices for larger quantities, when the store says no', () => {
  it('are shown all the same', async () => {
    const { part, answer } = await mountProduct(bulkPricing, html);
    await answer({ instock: false, bulk_discount_rates: rates }, '<p>25 or more</p>');
    expect(part('table').textContent).toBe('25 or more');
  });
});
