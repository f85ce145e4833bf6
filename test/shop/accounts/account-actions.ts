import { addToCart } from '../carts/add-to-cart';
import type { Visit } from '../sessions/visit';
import { branch, text } from '../wire/parse-fields';
import { accountsOf, customerOf, findByEmail } from './accounts';
import type { Customer } from './customer';
import { editFields } from './edit-fields';
import type { FormActions } from './form-actions';
import { storeFormResult } from './form-results';
import { returnable } from './order-context';
import { isEmail, passwordProblem } from './passwords';
import { deleteCard, updateCard } from './payment-actions';
import { addressFields, fieldProblems, sentAddress, sentValue } from './shop-fields';

/** The return reasons and return actions that a merchant configures. */
export const returnReasons = ['It does not fit', 'It is damaged', 'It is not what I ordered'] as const;
export const returnChoices = ['Money back', 'Another one', 'Repair'] as const;

type Action = (visit: Visit, customer: Customer) => string;

/** Runs the action for signed-in customers; a guest is sent to `/login.php`. */
const signedIn = (action: Action) => (visit: Visit) => {
  const customer = customerOf(visit.world, visit.session);
  return customer ? action(visit, customer) : '/login.php';
};

/** The actions of posts to `/account.php`. Each returns the address to redirect to. */
export const accountActions: FormActions = {
  update_account: signedIn(updateAccount),
  save_shipping_address: signedIn(saveAddress),
  update_shipping_address: signedIn(saveAddress),
  delete_shipping_address: signedIn(deleteAddress),
  send_message: signedIn(sendMessage),
  save_new_return: signedIn(saveReturn),
  process_reorder: signedIn(reorder),
  update_payment_method: signedIn(updateCard),
  delete_payment_method: signedIn(deleteCard),
};

const said = ({ body, url }: Visit, name: string): string =>
  (text(body.fields, name) || (url.searchParams.get(name) ?? '')).trim();

function updateAccount(visit: Visit, customer: Customer): string {
  const { fields } = visit.body;
  const [emailField, passwordField, confirmField, currentField] = editFields();
  const sent = (definition: typeof emailField) => (definition ? String(sentValue(fields, definition)) : '');
  const email = sent(emailField).trim();
  const password = sent(passwordField);
  const owner = findByEmail(accountsOf(visit.world), email);
  const weak = password ? passwordProblem(password, sent(confirmField)) : '';
  const problems = [
    ...(said(visit, 'account_firstname') && said(visit, 'account_lastname') ? [] : ['Please enter your name.']),
    ...(isEmail(email) ? [] : ['Please use a valid email address, such as user@example.com.']),
    ...(owner && owner !== customer ? ['Somebody else uses this email address.'] : []),
    ...(weak ? [weak] : []),
    ...(password && sent(currentField) !== customer.password ? ['Your current password is not right.'] : []),
  ];
  if (problems.length > 0) storeFormResult(visit.session, 'edit_account', { error: problems.join('<br>'), fields });
  else {
    Object.assign(customer, {
      firstName: said(visit, 'account_firstname'),
      lastName: said(visit, 'account_lastname'),
      company: said(visit, 'account_companyname'),
      phone: said(visit, 'account_phone'),
      email,
      ...(password && { password }),
    });
    storeFormResult(visit.session, 'edit_account', { success: 'Your account details have been updated.' });
  }
  return '/account.php?action=account_details';
}

function saveAddress(visit: Visit, customer: Customer): string {
  const { fields } = visit.body;
  const id = said(visit, 'shipid');
  const problems = fieldProblems(fields, addressFields);
  if (problems.length > 0) {
    storeFormResult(visit.session, 'address', { error: problems.join('<br>'), fields });
    return id
      ? `/account.php?action=edit_shipping_address&address_id=${encodeURIComponent(id)}`
      : '/account.php?action=add_shipping_address';
  }
  const known = customer.addresses.findIndex((address) => address.id === id);
  const address = sentAddress(fields, id || String(Date.now()));
  if (known >= 0) customer.addresses[known] = address;
  else customer.addresses.push(address);
  return '/account.php?action=address_book';
}

function deleteAddress(visit: Visit, customer: Customer): string {
  customer.addresses = customer.addresses.filter(({ id }) => id !== said(visit, 'shipid'));
  return '/account.php?action=address_book';
}

function sendMessage(visit: Visit, customer: Customer): string {
  const order = customer.orders.find(({ id }) => id === Number(said(visit, 'message_order_id')));
  const [subject, message] = [said(visit, 'message_subject'), said(visit, 'message_content')];
  if (order && subject && message) {
    const date = new Date().toISOString().slice(0, 10);
    customer.messages.push({ date, orderId: order.id, subject, text: message });
    storeFormResult(visit.session, 'inbox', { success: 'Your message has been sent.' });
  } else {
    storeFormResult(visit.session, 'inbox', {
      error: 'Please choose an order, and enter a subject and a message.',
      fields: visit.body.fields,
    });
  }
  return '/account.php?action=inbox';
}

function saveReturn(visit: Visit, customer: Customer): string {
  const order = customer.orders.find(({ id }) => id === Number(said(visit, 'order_id')));
  const [reason, action] = [said(visit, 'return_reason'), said(visit, 'return_action')];
  const wanted = (order?.lines ?? []).flatMap(({ id }) => {
    const quantity = Number(text(branch(visit.body.fields, 'return_qty', id)));
    return order && quantity > 0 && quantity <= returnable(customer, order, id) ? [{ lineId: id, quantity }] : [];
  });
  if (
    !order ||
    wanted.length === 0 ||
    !returnReasons.includes(reason as never) ||
    !returnChoices.includes(action as never)
  ) {
    storeFormResult(visit.session, 'return', {
      error: 'Please choose at least one item, a reason and what we shall do.',
      fields: visit.body.fields,
    });
    return `/account.php?action=new_return&order_id=${encodeURIComponent(said(visit, 'order_id'))}`;
  }
  const comments = said(visit, 'return_comments');
  for (const line of wanted) {
    customer.returns.push({ id: customer.returns.length + 1, orderId: order.id, ...line, reason, action, comments });
  }
  return '/account.php?action=saved_new_return';
}

function reorder(visit: Visit, customer: Customer): string {
  const order = customer.orders.find(({ id }) => id === Number(said(visit, 'orderid')));
  const wanted = (order?.lines ?? []).filter(({ id }) => text(branch(visit.body.fields, 'reorderitem', id)) !== '');
  if (!order || wanted.length === 0) {
    visit.session.messages.push({ type: 'error', message: 'Please select one or more items to reorder.' });
    return `/account.php?action=view_order&order_id=${order?.id ?? ''}`;
  }
  for (const { productId, quantity } of wanted) {
    const product = visit.world.catalogue.findProduct(productId);
    const result = product && addToCart(visit, product, [], quantity);
    if (result && 'error' in result) visit.session.messages.push({ type: 'error', message: result.error });
  }
  return '/cart.php';
}
