import { customerOf } from '../accounts/accounts';
import type { Visit } from '../sessions/visit';
import type { Wishlist } from './wishlist';

/** `customer.wishlists` of every page. Names: BigCommerce's wishlists schema. */
export function wishlistsContext({ world, session }: Visit): object[] {
  const customer = customerOf(world, session);
  return customer ? world.wishlists.of(customer.id).map(wishlistLinks) : [];
}

const wishlistLinks = ({ id, name, isPublic, token, items }: Wishlist): object => ({
  id,
  name,
  is_public: isPublic,
  token,
  num_items: items.length,
  add_url: `/wishlist.php?action=add&wishlistid=${id}`,
  view_url: `/wishlist.php?action=viewwishlistitems&wishlistid=${id}`,
  edit_url: `/wishlist.php?action=editwishlist&wishlistid=${id}`,
  delete_url: `/wishlist.php?action=deletewishlist&wishlistid=${id}`,
  share_url: shareUrl(token),
});

/** The URL of a shared list. */
export const shareUrl = (token: string): string => `/wishlist.php?action=viewwishlistitems&token=${token}`;
