/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { rendered, textOf } from './render-data';

describe('the name of a stored payment method', () => {
  const nameOf = async (method: object) =>
    textOf(
      await rendered(
        { method },
        "{{> components/account/payment-name named_method=method named_kind='Cards'}}{{getVar 'payment_name'}}",
      ),
    );

  it.each([
    [
      'a card with the code of its brand',
      { brand: 'american_express', last_4: '0005' },
      'American Express ending in 0005',
    ],
    ['a card without a brand', { last_4: '0005' }, 'Cards ending in 0005'],
    ['an account with an email', { email: 'ada@example.com' }, 'ada@example.com'],
    ['a bank account', { type: 'stored_bank_account', masked_account_number: '6789' }, '6789'],
    ['a method without any of these', {}, 'Cards'],
  ])('is never empty: %s', async (_kind, method, name) => {
    expect(await nameOf(method)).toBe(name);
  });
});

describe('the orders of a shopper', () => {
  const listed = (order: object, returns: boolean) =>
    rendered(
      { orders: [{ id: 7, items: [{}], ...order }] },
      `{{> components/account/order-list order_list=orders list_returns=${returns}}}`,
    );

  it('count pieces, or lines if the quantity is missing', async () => {
    expect(textOf(await listed({ total_quantity: 3 }, true))).toContain('3 items');
    expect(textOf(await listed({}, true))).toContain('1 item');
  });

  it('offer a return only in a shop that takes returns', async () => {
    expect(await listed({ return_url: '/return' }, false)).not.toContain('/return');
    expect(await listed({ return_url: '/return' }, true)).toContain('/return');
  });

  it('name the discounts on shipping', async () => {
    const rows = [
      { label: 'Shipping', value: { formatted: '$5.00' }, shipping_discounts: [{ label: 'Free on weekends' }] },
    ];
    const html = await rendered(
      { rows },
      '{{> components/account/order-items order_items=nothing order_rows=rows order_pictures=false order_addresses=false}}',
    );
    expect(textOf(html)).toBe('Shipping $5.00 Free on weekends');
  });
});

describe('a line of an order', () => {
  it('says how many items follow later, also for a product chosen in an option', async () => {
    const late = { quantity_ready_to_ship: 1, quantity_backordered: 2, backorder_message: 'In June' };
    const items = [
      { quantity: 3, name: 'Lamp', ...late, options: [{ name: 'With', value: 'Bulb', linked_bundled_item: late }] },
    ];
    const html = await rendered(
      { items },
      '{{> components/account/order-items order_items=items order_rows=nothing order_pictures=false order_addresses=false}}',
    );
    const notes = '1 ready to send 2 will be sent later In June';
    expect(textOf(html)).toBe(`3 × Lamp ${notes} With: Bulb ${notes}`);
  });
});

describe('the places of an order', () => {
  const order = {
    has_multiple_shipping_addresses: true,
    items: [
      { quantity: 1, name: 'Saw', shipping_rows: [{ is_shipping: true, address: '1 &amp; 2 Lane', city: 'Salem' }] },
      { quantity: 2, name: 'Lamp', event_date: { name: 'Wedding', date: '1 May' }, shipping_rows: [] },
      { quantity: 1, name: 'Book', shipping_rows: [{ is_digital: true }] },
      { quantity: 1, name: 'Vice', shipping_rows: [{ is_pickup: true, address: '9 Quay' }] },
    ],
  };
  const lines = (several: boolean) =>
    rendered(
      { order: { ...order, has_multiple_shipping_addresses: several } },
      '{{> components/account/order-items order_items=order.items order_rows=nothing order_pictures=false order_addresses=order.has_multiple_shipping_addresses}}',
    );

  it('are rendered above their lines if the order has several addresses', async () => {
    expect(textOf(await lines(true))).toBe(
      'Ship to: 1 &amp; 2 Lane, Salem 1 × Saw 2 × Lamp Wedding: 1 May Download 1 × Book Pick up at: 9 Quay 1 × Vice',
    );
    expect(textOf(await lines(false))).toBe('1 × Saw 2 × Lamp Wedding: 1 May 1 × Book 1 × Vice');
  });

  const places = async (given: object) =>
    textOf(await rendered({ given }, '{{> components/account/order-places placed_order=given}}'));
  const pickUp = { location_name: 'Quay &amp; Co', location_line_1: '9 Quay', location_city: 'Salem' };

  it.each([
    ['an address', { shipping_address: { full_name: 'Ada', city: 'Salem' } }, 'Ship to Ada Salem'],
    [
      'several addresses',
      { ...order, shipping_address: {} },
      'Ship to Several addresses. Each one is listed with its items.',
    ],
    ['a place to pick up without a phone', { pickup_addresses: [pickUp] }, 'Pick up at Quay &amp; Co 9 Quay Salem'],
    [
      'a place to pick up with all details',
      {
        pickup_addresses: [
          {
            ...pickUp,
            pickup_method_display_name: 'At the counter',
            location_state: 'Maine',
            location_zip: '04101',
            location_country_name: 'USA',
            location_phone: '555',
            location_email: 'a@b.c',
            collection_time_description: '9 to 5',
          },
        ],
      },
      'Pick up at At the counter Quay &amp; Co 9 Quay Salem, Maine 04101 USA 555 a@b.c Opening hours: 9 to 5',
    ],
    ['nothing', {}, ''],
  ])('can be %s', async (_kind, given, text) => {
    expect(await places(given)).toBe(text);
  });
});

describe('a return', () => {
  const statusOf = async (status: string) =>
    textOf(await rendered({ status }, '{{> components/account/return-status return_status=status}}'));

  it.each([
    ['ReturnStatusPending', 'Waiting for an answer'],
    ['ReturnStatusReceived', 'Received'],
    ['ReturnStatusAuthorized', 'Approved'],
    ['ReturnStatusRepaired', 'Repaired'],
    ['ReturnStatusRefunded', 'Refunded'],
    ['ReturnStatusRejected', 'Declined'],
    ['ReturnStatusCancelled', 'Cancelled'],
    ['an unknown code', 'an unknown code'],
  ])('has words for the platform’s code, or prints it: %s', async (code, words) => {
    expect(await statusOf(code)).toBe(words);
  });

  it('names the options of a product', async () => {
    const product = { id: 1, name: 'Mug', quantity: 1, options: [{ name: 'Colour', value: 'Blue &amp; red' }] };
    const html = await rendered(
      { form: { order_products: [product] } },
      '{{> components/account/return-fields return_form=form}}',
    );
    expect(textOf(html.slice(html.indexOf('<label'), html.indexOf('</label')))).toBe('Mug Colour: Blue &amp; red');
  });
});
