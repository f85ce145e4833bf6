import { returnChoices, returnReasons } from '../accounts/account-actions';
import { customerOf } from '../accounts/accounts';
import type { Customer, CustomerAddress } from '../accounts/customer';
import { editFieldsContext } from '../accounts/edit-fields';
import { takeFormResult } from '../accounts/form-results';
import { orderContext, shipmentsContext } from '../accounts/order-context';
import { addressFieldsContext, knownValue } from '../accounts/shop-fields';
import { cardContext } from '../contexts/card-context';
import { dateText } from '../contexts/date-text';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { type AccountDefinition, type Addition, define } from './account-definition';
import { downloadPage } from './download-page';
import type { FindPage, Page } from './page';
import { paymentPages } from './payment-pages';

const findOrder = ({ url }: Visit, customer: Customer) =>
  customer.orders.find(({ id }) => id === Number(url.searchParams.get('order_id')));
const hasOrder: AccountDefinition['exists'] = (visit, customer) => findOrder(visit, customer) !== undefined;

const orders: AccountDefinition['add'] = (visit, customer) => ({
  customer: { orders: customer.orders.map((order) => orderContext(visit, customer, order)) },
});
const oneOrder: AccountDefinition['add'] = (visit, customer) => {
  const order = findOrder(visit, customer);
  return {
    own: { order: order && orderContext(visit, customer, order), shipments: order ? shipmentsContext(order) : [] },
  };
};

/** By `action` of the address. */
const definitions: Readonly<Record<string, AccountDefinition>> = {
  order_status: define('orders/all', 'account_orderstatus', 'Orders', orders),
  view_orders: define('orders/completed', 'account_orderstatus', 'Completed Orders', orders),
  view_order: define('orders/details', 'account_order', 'Order', oneOrder, hasOrder),
  print_invoice: define('orders/invoice', 'account_order', 'Invoice', oneOrder, hasOrder),
  address_book: define('addresses', 'account_addressbook', 'Addresses', (_, { addresses }) => ({
    customer: { addresses: addresses.map(addressContext) },
  })),
  add_shipping_address: define('add-address', 'shippingaddressform', 'Add Address', addressForm),
  edit_shipping_address: define('add-address', 'shippingaddressform', 'Edit Address', addressForm),
  account_details: define('edit', 'editaccount', 'Account Settings', (visit, customer) => {
    const { error = '', success = '', fields = {} } = takeFormResult(visit, 'edit_account');
    const email = text(fields, 'FormField', 1, 1) || customer.email;
    return {
      forms: {
        edit_account: {
          first_name: text(fields, 'account_firstname') || customer.firstName,
          last_name: text(fields, 'account_lastname') || customer.lastName,
          company_name: text(fields, 'account_companyname') || customer.company,
          phone: text(fields, 'account_phone') || customer.phone,
          fields: editFieldsContext(email),
          error,
          success,
        },
      },
    };
  }),
  inbox: define('inbox', 'account_inbox', 'Messages', (visit, customer) => {
    const { error = '', success = '', fields: sent } = takeFormResult(visit, 'inbox');
    const messages = customer.messages.map(({ orderId, subject, text: message, date, isReply = false }) => ({
      order_id: orderId,
      is_reply: isReply,
      subject,
      message,
      date: dateText(date),
    }));
    return {
      forms: { inbox: { error, success, sent } },
      customer: { inbox: { messages, orders: customer.orders.map(({ id }) => ({ id })) } },
    };
  }),
  recent_items: define('recent-items', 'account_recentitems', 'Recently Viewed Items', (visit) => ({
    customer: {
      recently_viewed_products: {
        items: visit.world.catalogue.products.slice(0, 4).map((product) => cardContext(visit, product)),
      },
    },
  })),
  view_returns: define('returns', 'account_returns', 'Returns', (visit, { returns, orders: bought }) => ({
    customer: {
      returns: returns.map(({ orderId, lineId, ...one }) => {
        const line = bought.find(({ id }) => id === orderId)?.lines.find(({ id }) => id === lineId);
        const product = visit.world.catalogue.findProduct(line?.productId ?? 0);
        return {
          ...one,
          status: 'ReturnStatusPending',
          date_requested: '',
          product: { name: product?.name ?? '', options: [] },
        };
      }),
    },
  })),
  new_return: define(
    'add-return',
    'account_new_return',
    'New Return',
    (visit, customer) => {
      const order = findOrder(visit, customer);
      const items = order ? orderContext(visit, customer, order).items : [];
      const { error = '', fields: sent } = takeFormResult(visit, 'return');
      return {
        forms: {
          return: {
            order_id: order?.id ?? '',
            order_products: items
              .filter((item) => item.returnable > 0)
              .map((item) => ({
                ...item,
                quantity: item.returnable,
                sent: sent ? text(sent, 'return_qty', item.id) : '',
              })),
            reasons: returnReasons,
            actions: returnChoices,
            error,
            sent,
          },
        },
      };
    },
    hasOrder,
  ),
  ...paymentPages,
  download_item: downloadPage,
  saved_new_return: define('return-saved', 'account_saved_return', 'Return Saved', () => ({
    own: { return: { instructions: 'Pack it well.\nSend it to our workshop.' } },
  })),
};

/** `/account.php`: the pages of a signed-in shopper. */
export const accountPages: FindPage = (visit) => {
  if (visit.url.pathname !== '/account.php') return undefined;
  const customer = customerOf(visit.world, visit.session);
  const name = visit.url.searchParams.get('action') ?? 'order_status';
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (!customer || !definition) return undefined;
  if (!definition.exists(visit, customer)) return undefined;
  return pageOf(visit, customer, definition);
};

function addressForm(visit: Visit, { addresses }: Customer): Addition {
  const known = addresses.find(({ id }) => id === visit.url.searchParams.get('address_id'));
  const { error = '', fields } = takeFormResult(visit, 'address');
  return {
    forms: {
      address: {
        address_id: known?.id ?? '',
        action: `/account.php?action=${known ? 'update' : 'save'}_shipping_address`,
        error,
        shipping_fields: addressFieldsContext((field) =>
          fields ? text(fields, 'FormField', field.group, field.number) : knownValue(known, field),
        ),
      },
    },
  };
}

const addressContext = (address: CustomerAddress): object => ({
  ...address,
  first_name: address.firstName,
  last_name: address.lastName,
  full_name: `${address.firstName} ${address.lastName}`,
  edit_url: `/account.php?action=edit_shipping_address&address_id=${address.id}`,
  delete_url: `/account.php?action=delete_shipping_address&shipid=${address.id}`,
});

function pageOf(visit: Visit, customer: Customer, { template, pageType, title, add }: AccountDefinition): Page {
  return {
    template: `pages/account/${template}`,
    pageType,
    context: () => {
      const whole = globalContext(visit, {
        title: `Alder & Quay - ${title}`,
        breadcrumbs: breadcrumbs(visit, undefined, { name: title, url: visit.url.pathname + visit.url.search }),
      });
      const addition = add(visit, customer);
      return {
        ...whole,
        page_type: pageType,
        customer: { ...(whole['customer'] as object), ...addition.customer },
        forms: { ...(whole['forms'] as object), ...addition.forms },
        ...addition.own,
      };
    },
  };
}
