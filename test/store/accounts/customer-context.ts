import type { Visit } from '../sessions/visit';
import { customerOf } from './accounts';

/** `customer` of every page: null for a guest. Documented in BigCommerce's object reference. */
export function customerContext({ world, session }: Visit): Record<string, unknown> | null {
  const customer = customerOf(world, session);
  if (!customer) return null;
  const { id, email, firstName, lastName, phone } = customer;
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    customer_group_id: 0,
    customer_group_name: '',
    num_new_messages: 0,
    num_wishlists: 0,
    store_credit: { value: 0, formatted: '$0.00', currency: 'USD' },
    wishlists: [],
  };
}
