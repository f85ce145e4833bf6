import type { Visit } from '../sessions/visit';
import { wishlistsContext } from '../wishlists/wishlists-context';
import { customerOf } from './accounts';

/** `customer` of every page; null for a guest. Documented in BigCommerce's object reference. */
export function customerContext(visit: Visit): Record<string, unknown> | null {
  const customer = customerOf(visit.world, visit.session);
  if (!customer) return null;
  const wishlists = wishlistsContext(visit);
  const { id, email, firstName, lastName, phone } = customer;
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    customer_group_id: 0,
    customer_group_name: '',
    num_new_messages: 0,
    num_wishlists: wishlists.length,
    store_credit: { value: 0, formatted: '$0.00', currency: 'USD' },
    wishlists,
  };
}
