import { subscribePage } from '../newsletter/subscribe-page';
import { unsubscribePage } from '../newsletter/unsubscribe-page';
import type { Visit } from '../sessions/visit';
import { wishlistPages } from '../wishlists/wishlist-pages';
import { accountPages } from './account-pages';
import { ampPage } from './amp-page';
import { authPages } from './auth-pages';
import { blogPages } from './blog-pages';
import { brandPage } from './brand-page';
import { brandsPage } from './brands-page';
import { cartPage } from './cart-page';
import { categoryPage } from './category-page';
import { certificatePages } from './certificate-pages';
import { checkoutPage } from './checkout-page';
import { comparePage } from './compare-page';
import { contactPage } from './contact-page';
import { homePage } from './home-page';
import type { FindPage, Page } from './page';
import { contentPage, notFoundPage } from './plain-pages';
import { productPage } from './product-page';
import { searchPage } from './search-page';
import { sitemapPage } from './sitemap-page';
import { unavailablePage } from './unavailable-page';

const finders: readonly FindPage[] = [
  unavailablePage,
  homePage,
  cartPage,
  checkoutPage,
  searchPage,
  comparePage,
  productPage,
  ampPage,
  categoryPage,
  brandsPage,
  brandPage,
  accountPages,
  authPages,
  contactPage,
  certificatePages,
  wishlistPages,
  subscribePage,
  unsubscribePage,
  blogPages,
  sitemapPage,
  contentPage,
];

/** Finds the page at a URL; the 404 page when there is none. */
export function findPage(visit: Visit): Page {
  for (const find of finders) {
    const page = find(visit);
    if (page) return page;
  }
  return notFoundPage(visit);
}
