import { dateText } from '../contexts/date-text';
import { imageContext } from '../contexts/image-context';
import { productUrl } from '../contexts/product-url';
import { amountsOf, payable } from '../pricing/amounts';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import type { Customer, CustomerAddress, OrderRecord } from './customer';
import { downloadKey } from './downloads';

/** The quantity of an order line that can still be returned. */
export function returnable({ returns }: Customer, order: OrderRecord, lineId: number): number {
  const line = order.lines.find(({ id }) => id === lineId);
  const back = returns.filter((one) => one.orderId === order.id && one.lineId === lineId);
  return order.status === 'Completed'
    ? (line?.quantity ?? 0) - back.reduce((sum, { quantity }) => sum + quantity, 0)
    : 0;
}

/** The context of an order. It combines BigCommerce's schemas of `order` and `customer.orders`. */
export function orderContext(visit: Visit, customer: Customer, order: OrderRecord) {
  const { catalogue } = visit.world;
  const { currency } = visit.prices;
  const amount = (value: number) => money(convert(value, currency), currency);
  const items = order.lines.flatMap((line) => {
    const product = catalogue.findProduct(line.productId);
    if (!product) return [];
    const each = payable(amountsOf(product, null));
    const [picture] = product.pictures;
    return [
      {
        id: line.id,
        order_product_id: String(line.id),
        name: product.name,
        sku: product.sku,
        type: 'product',
        url: productUrl(visit, product),
        image: picture ? imageContext(visit.url.origin, product.id, picture) : null,
        quantity: line.quantity,
        options: [],
        price: amount(each),
        total: amount(each * line.quantity),
        show_reorder: true,
        download_url: product.digital ? `/account.php?action=download_item&data=${downloadKey(order.id, line.id)}` : '',
        sum: each * line.quantity,
        returnable: returnable(customer, order, line.id),
      },
    ];
  });
  const total = items.reduce((sum, item) => sum + item.sum, 0);
  const address = addressContext(customer.addresses[0]);
  const canReturn = items.some((item) => item.returnable > 0);
  return {
    id: order.id,
    status: order.status,
    status_text: order.status,
    status_messages: [],
    date: dateText(order.date),
    last_update_date: dateText(order.date),
    is_complete: order.status === 'Completed',
    items,
    total: amount(total),
    total_rows: [
      { label: 'Subtotal', value: amount(total) },
      { label: 'Grand total', value: amount(total) },
    ],
    details_url: `/account.php?action=view_order&order_id=${order.id}`,
    invoice_url: `/account.php?action=print_invoice&order_id=${order.id}`,
    reorder_url: '/account.php?action=process_reorder',
    return_url: canReturn ? `/account.php?action=new_return&order_id=${order.id}` : '',
    payment_method: 'Credit Card',
    shipping_address: order.pickedUp ? null : address,
    pickup_addresses: order.pickedUp ? [workshop] : [],
    billing_address: address,
    has_multiple_shipping_addresses: false,
    comments: order.comments ?? '',
  };
}

/** The context `shipments` of the page of an order. */
export const shipmentsContext = ({ date, trackingNumber: number }: OrderRecord): object[] =>
  number
    ? [
        {
          date_shipped: dateText(date),
          shipping_provider: 'Harbour Parcels',
          shipping_method: 'Ground',
          show_shipping_method: true,
          shipping_track: { number, url: `https://carrier.example/${number}` },
        },
      ]
    : [];

const workshop = {
  pickup_method_display_name: 'At the counter',
  location_name: 'Quay Workshop',
  location_line_1: '9 Quay Street',
  location_line_2: '',
  location_city: 'Portland',
  location_state: 'Maine',
  location_zip: '04101',
  location_country_name: 'United States',
  location_phone: '555-0142',
  location_email: 'workshop@example.com',
  collection_time_description: '9 am to 5 pm',
};

const addressContext = (address: CustomerAddress | undefined): object | null =>
  address
    ? {
        full_name: `${address.firstName} ${address.lastName}`,
        company: address.company,
        address_lines: [address.address1, address.address2],
        city: address.city,
        state: address.state,
        zip: address.zip,
        country: address.country,
      }
    : null;
