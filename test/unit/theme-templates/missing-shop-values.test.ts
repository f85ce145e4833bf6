/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';
import { rendered, textOf } from './render-data';

describe('a custom field', () => {
  const shown = async (value: string) =>
    textOf(
      await renderExample(
        `{{#JSONparse '${JSON.stringify({ fields: [{ name: 'Noise', value }] })}'}}{{> components/compare/details detailed_fields=fields detailed_theme=../theme_settings}}{{/JSONparse}}`,
      ),
    );

  it.each([
    ['a number behind a sign', '<40 dB', 'Noise: &lt;40 dB'],
    ['HTML around a text', '<b>40</b> dB', 'Noise: 40 dB'],
  ])('shows %s', async (_kind, value, text) => {
    expect(await shown(value)).toBe(text);
  });

  it.each(['', '<img src=1>'])('is left out if its value has no text: "%s"', async (value) => {
    expect(await shown(value)).not.toContain('Noise');
  });
});

describe('a product', () => {
  const backorder = (product: object) =>
    rendered(
      { product },
      '{{> components/widgets/product-backorder backordered_product=product show_quantity=true show_message=true}}',
    );

  it('says that more can be ordered only if it can', async () => {
    const prompt = { show_backorder_availability_prompt: true, backorder_availability_prompt: 'More can be ordered' };
    expect(textOf(await backorder({ ...prompt, available_for_backorder: 0 }))).toBe('');
    expect(textOf(await backorder({ ...prompt, available_for_backorder: 2 }))).toBe('More can be ordered');
    expect(textOf(await backorder({ ...prompt, unlimited_backorder: true }))).toBe('More can be ordered');
    expect(await backorder({ ...prompt, backorder_availability_prompt: '', unlimited_backorder: true })).toMatch(
      /prompt" hidden>/,
    );
  });

  const packOf = (size: string) =>
    rendered(
      { price: { without_tax: { value: 12, formatted: '$12.00' } } },
      `{{> components/products/pack-size field_name='Pack' field_value='${size}' wanted_name='Pack' field_price=price field_money=../settings.money}}`,
    );

  it('has a price per piece only if its pack size is a number above 0', async () => {
    expect(await packOf('6')).toContain('$2.00');
    for (const size of ['12 x 500 ml', '0', '']) expect((await packOf(size)).trim()).toBe('');
  });

  const action = (product: object) =>
    rendered(
      { product },
      '{{> components/products/card-action action_product=product action_hidden=false action_after_add="preview"}}',
    );

  it('that is sold out has no add button in a list, and the sentence of the shop as text', async () => {
    const html = await action({ show_cart_action: true, out_of_stock_message: 'Gone &amp; missed.<br>Ask <b>us</b>' });
    expect(html).not.toContain('<form');
    expect(html).toContain('<p class="card-soldOut">Gone &amp; missed.\nAsk us</p>');
    expect(await action({ show_cart_action: true })).toContain('<form');
  });

  it('without a field for the quantity is added with its minimum', async () => {
    const bought = { can_purchase: true, min_purchase_quantity: 5, show_quantity_input: 0 };
    const html = await rendered(
      { bought },
      "{{> components/products/add-to-cart bought_product=bought buying_prefix='' buying_open=true}}",
    );
    expect(html).toContain('<input type="hidden" name="qty[]" value="5">');
  });
});

describe('a cart', () => {
  it('has one sign before a discount that the shop renders with its own', async () => {
    const html = await renderExample(
      "{{> components/cart/total-removable total_label='Coupon [code]' total_code='A' total_note='' total_amount='-$5.00' total_remove_url='/x'}}",
    );
    expect(html).toContain('&minus;$5.00');
  });
});

describe('a question against robots', () => {
  it.each([
    ["{{> components/widgets/contact-form contact_form=form contact_action='' contact_customer=nothing}}"],
    ["{{> components/page/withdrawal-form steps_form=form steps_action='' steps_customer=nothing}}"],
  ])('is a required field: %s', async (example) => {
    const form = { page_id: '4', manualcaptcha: { name: 'check', question: 'What is 3 + 4?' } };
    const html = await rendered({ form }, example);
    expect(html).toMatch(/<label class="form-label" for="check">What is 3 \+ 4\?<\/label>/);
    expect(html).toMatch(/<input [^>]*name="check"[^>]* required/);
  });
});

describe('the data of a card for analytics', () => {
  it.each([
    ['with its price', false, null, '24.5'],
    ['without a price that guests may not see', true, null, undefined],
    ['with the price that a signed-in shopper sees', true, { id: 7 }, '24.5'],
  ])('is there %s', async (_kind, hide_price_from_guests, customer, price) => {
    const html = await rendered(
      {
        products: [{ id: 101, name: 'Mug', price: { without_tax: { value: 24.5 } } }],
        customer,
        settings: { hide_price_from_guests },
      },
      "{{> components/products/grid grid_products=products grid_name='New' grid_size='small' grid_customer=customer grid_settings=settings}}",
    );
    expect(html).toMatch(/data-list-name="New"[\s\S]* data-event-type="list" data-entity-id="101" data-position="1"/);
    expect(/data-product-price="(.*?)"/.exec(html)?.[1]).toBe(price);
  });
});

describe('other ways to pay', () => {
  it.each([
    ['for a product that can be bought', {}, true],
    ['for none that is sold out', { out_of_stock: true }, false],
    ['for one that is sold out in some options', { out_of_stock: true, options: [{ id: 1 }] }, true],
  ])('are there %s', async (_kind, state, isShown) => {
    const html = await rendered(
      { product: { can_purchase: true, ...state }, wallet_buttons: 'Pay with Pear' },
      "{{> components/products/add-to-cart bought_product=product buying_open=true buying_prefix='' sign_in_url=''}}",
    );
    expect(html.includes('Pay with Pear')).toBe(isShown);
  });
});

describe('the badge of a sale', () => {
  const price = (value: number) => ({ value, formatted: `$${value}`, currency: 'USD' });

  it.each([
    ['stands on a product in a sale', { sale_price_without_tax: price(8) }, true],
    ['needs a sale, not only a price before', {}, false],
  ])('%s', async (_which, sale, isThere) => {
    const card = { id: 1, price: { without_tax: price(8), non_sale_price_without_tax: price(10), ...sale } };
    const html = await rendered({ card }, '{{> components/products/card card_product=card card_position=5}}');
    expect(html.includes('badge--sale')).toBe(isThere);
  });
});

describe('the page of a list', () => {
  it.each([
    ['is counted from the products, not from the links around it', { total: 270, limit: 12, current: 23 }, true],
    ['is left out if the products per page are unknown', { total: 270, current: 23 }, false],
  ])('%s', async (_which, pages, isThere) => {
    const links = Array.from({ length: 9 }, (_, index) => ({ number: index + 15, url: '' }));
    const html = await rendered(
      { pages: { ...pages, links } },
      "{{> components/products/toolbar toolbar_pages=pages toolbar_per_page='' toolbar_kind='product'}}",
    );
    expect(textOf(html)).toContain(isThere ? '270 products, page 23 of 23' : '270 products Sort');
  });
});

describe('a custom field that a price can use', () => {
  it.each([
    [{}, '|yes|yes'],
    [{ show_lowest_price: true }, '||yes'],
    [{ show_unit_price: true }, '|yes|'],
  ])('is shown as text if that price is not: %j', async (settings, shown) => {
    const field = (name: string) =>
      `{{> components/products/plain-field plain_name='${name}' plain_value='x' plain_theme=theme}}{{getVar 'plain_field'}}`;
    const html = await rendered(
      { theme: { lowest_price_field: 'Lowest price', contents_field: 'Contents', ...settings } },
      ['Lowest price', 'Lowest price guarantee', 'Contents of the box'].map(field).join('|'),
    );
    expect(html.replace(/\s/g, '')).toBe(shown);
  });
});

describe('the messages of the shop', () => {
  it('can have a number as their type', async () => {
    const cart = {
      status_messages: [
        { type: 2, message: 'Hello' },
        { type: 'error', message: 'Refused' },
      ],
    };
    const html = await renderExample('{{> components/cart/status-messages}}', { cart });
    expect(html).toContain('alertBox--info');
    expect(html.match(/data-store-says="[^"]*"/g)).toEqual(['data-store-says="error"']);
  });
});

describe('an option for a number', () => {
  it.each([
    ['lowest', { lowest_value: 0 }, ' data-min="0"'],
    ['highest', { highest_value: 0 }, ' data-max="0"'],
    ['missing', { lowest_value: null, highest_value: '' }, ''],
  ])('takes 0 as a limit: %s', async (_which, limits, attributes) => {
    const option = { id: 1, display_name: 'Turns', integer_only: true, ...limits };
    const html = await rendered(
      { option },
      "{{#with option}}{{> components/products/options/input-numbers option_prefix=''}}{{/with}}",
    );
    expect(/<input[^>]*data-number="1"([^>]*?) pattern/.exec(html)?.[1]).toBe(attributes);
  });
});

describe('the ways to share a page', () => {
  it.each([
    [['print'], false],
    [['print', 'email'], true],
  ])('are there if one of them has a link: %j', async (names, isThere) => {
    const services = names.map((service) => ({ service }));
    const html = await rendered(
      { services },
      "{{> components/widgets/share share_url='/a' share_title='A' share_picture='' share_services=services}}",
    );
    expect(html.includes('<details')).toBe(isThere);
  });
});

describe('a product that has no add button', () => {
  const price = { without_tax: { value: 8, formatted: '$8', currency: 'USD' } };

  it.each([
    ['is named as not for sale beside products that have one', [false, true], 1],
    ['has no such note in a shop without add buttons in lists', [false, false], 0],
  ])('%s', async (_which, actions, notes) => {
    const products = actions.map((action, index) => ({ id: index + 1, show_cart_action: action, price }));
    const html = await renderExample("{{> components/products/grid grid_products=listed grid_size='small'}}", {
      listed: products,
    });
    expect(html.split('Not for sale online')).toHaveLength(notes + 1);
  });
});

describe('the prices of a list without filters', () => {
  it('are those of the chosen range', async () => {
    const ranges = [0, 50].map((low) => ({ low: { value: low }, high: { value: low + 50 }, selected: low === 50 }));
    const html = await rendered(
      { ranges },
      "{{> components/faceted-search/by-price price_url='/a/' price_steps=ranges}}",
    );
    expect([...html.matchAll(/inputmode="decimal"[^>]*value="(\d*)"/g)].map(([, value]) => value)).toEqual([
      '50',
      '100',
    ]);
  });
});
