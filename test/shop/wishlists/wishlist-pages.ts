import { customerOf } from '../accounts/accounts';
import { takeFormResult } from '../accounts/form-results';
import { cardContext } from '../contexts/card-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { paginate } from '../contexts/paginate';
import type { FindPage, Page } from '../pages/page';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { Wishlist } from './wishlist';
import { shareUrl } from './wishlists-context';

/** `/wishlist.php`: all lists, one list, and its form; guests see only shared lists. */
export const wishlistPages: FindPage = (visit) => {
  if (visit.url.pathname !== '/wishlist.php') return undefined;
  const { searchParams } = visit.url;
  const customer = customerOf(visit.world, visit.session);
  const own = customer && visit.world.wishlists.find(customer.id, Number(searchParams.get('wishlistid')));
  switch (searchParams.get('action')) {
    case 'viewwishlistitems': {
      const list = own ?? visit.world.wishlists.findShared(searchParams.get('token') ?? '');
      return list && onePage(visit, list, list === own);
    }
    case 'addwishlist':
      return formPage(visit, undefined);
    case 'editwishlist':
      return own && formPage(visit, own);
    default:
      return page(visit, 'wishlists', 'wishlists', 'Wish Lists', () => ({}));
  }
};

const onePage = (visit: Visit, list: Wishlist, isOwn: boolean): Page =>
  page(visit, 'wishlist-details', 'wishlist', list.name, () => {
    const { items, pagination } = paginate(list.items, visit.url, 12, '');
    return {
      wishlist: {
        id: list.id,
        name: list.name,
        is_public: list.isPublic,
        is_editable: isOwn,
        token: list.token,
        share_url: shareUrl(list.token),
        items: items.flatMap(({ id, productId }) => {
          const product = visit.world.catalogue.findProduct(productId);
          const removeUrl = `/wishlist.php?action=remove&wishlistid=${list.id}&item_id=${id}`;
          return product ? [{ ...cardContext(visit, product), id, product_id: productId, remove_url: removeUrl }] : [];
        }),
        pagination,
      },
    };
  });

const formPage = (visit: Visit, list: Wishlist | undefined): Page =>
  page(visit, 'add-wishlist', 'add-wishlist', list ? 'Edit Wish List' : 'New Wish List', (whole) => {
    const { error, fields } = takeFormResult(visit, 'wishlist');
    return {
      forms: {
        ...(whole['forms'] as object),
        wishlist: {
          id: list?.id ?? null,
          name: list?.name ?? '',
          is_public: fields ? text(fields, 'publicwishlist') !== '' : (list?.isPublic ?? false),
          product_id: visit.url.searchParams.get('product_id') ?? '',
          errors: error ?? null,
          action: list ? '/wishlist.php?action=editwishlist' : '/wishlist.php?action=addwishlist',
        },
      },
    };
  });

function page(
  visit: Visit,
  name: string,
  pageType: string,
  title: string,
  own: (whole: Record<string, unknown>) => object,
): Page {
  return {
    template: `pages/account/${name}`,
    pageType,
    context: () => {
      const whole = globalContext(visit, {
        title: `Alder & Quay - ${title}`,
        breadcrumbs: breadcrumbs(visit, undefined, {
          name: title,
          url: visit.url.pathname + visit.url.search,
        }),
      });
      return { ...whole, page_type: pageType, ...own(whole) };
    },
  };
}
