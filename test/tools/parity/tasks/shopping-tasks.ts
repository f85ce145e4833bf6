import { clamp, mug, type Wanted } from '../../../support/shopping/open-cart';
import { back, choose, key, look, type Step, tap, type } from './step';

/** A task of a shopper with a phone, as a new shopper would do it in each theme. */
export interface ShoppingTask {
  readonly name: string;
  /** The page on which it begins. */
  readonly path: string;
  readonly cart?: readonly Wanted[];
  readonly ours: readonly Step[];
  /** Empty if the theme does not allow it. */
  readonly cornerstone: readonly Step[];
  /** What differs for the shopper; absent: nothing but the look. */
  readonly differs?: string;
}

const lamp = 'h1:has-text("Harbour Desk Lamp")';
const firstCard = 'article.card';
const brassPicture = '[data-image-gallery-main] img[src*="variant"]';
const coupon = 'text=/TENTH|10% off/';

export const shoppingTasks: readonly ShoppingTask[] = [
  {
    name: 'find a product by search',
    differs: 'Cornerstone has its search in the menu, without a sign of it on the page',
    path: '/',
    ours: [
      tap('.quickSearch-label', '#nav-quick-search'),
      type('#nav-quick-search', 'lamp', 'header .quickSearch-results a:has-text("Harbour Desk Lamp")'),
      tap('header .quickSearch-results a:has-text("Harbour Desk Lamp")', lamp),
    ],
    cornerstone: [
      tap('.mobileMenu-toggle', '#nav-menu-quick-search'),
      type('#nav-menu-quick-search', 'lamp', '.quickSearchResults a:has-text("Harbour Desk Lamp")'),
      tap('.quickSearchResults a:has-text("Harbour Desk Lamp")', lamp),
    ],
  },
  {
    name: 'find a product by menu and a filter',
    path: '/',
    ours: [
      tap('.mobileMenu-toggle', '#menu summary:has-text("Lighting")'),
      tap('#menu summary:has-text("Lighting")', '#menu a:has-text("All Lighting")'),
      tap('#menu a:has-text("All Lighting")', 'h1:has-text("Lighting")'),
      tap('text=/^\\s*Filter\\s*$/', '#facetedSearch summary:has-text("Brand")'),
      tap('#facetedSearch summary:has-text("Brand")', '#facetedSearch a:has-text("Northlight")'),
      tap('#facetedSearch a:has-text("Northlight")', '.facetTag:has-text("Northlight")'),
      look(firstCard),
    ],
    cornerstone: [
      tap('.mobileMenu-toggle', '#menu a:has-text("Lighting")'),
      tap('#menu a:has-text("Lighting")', '#menu a:has-text("All Lighting")'),
      tap('#menu a:has-text("All Lighting")', 'h1:has-text("Lighting")'),
      tap('text=/^\\s*Browse by/', '#facetedSearch .accordion-navigation:has-text("Brand")'),
      tap('#facetedSearch .accordion-navigation:has-text("Brand")', '#facetedSearch a:has-text("Northlight")'),
      tap('#facetedSearch a:has-text("Northlight")', '#facetedSearch a:has-text("Clear")'),
      look(firstCard),
    ],
  },
  {
    name: 'choose a colour and a base, and see the picture',
    path: '/harbour-desk-lamp/',
    ours: [
      tap('label[title="Cream & brass"]', brassPicture),
      tap('label:has-text("Clamp")', 'main >> text="$160.00"'),
      look(brassPicture),
    ],
    cornerstone: [
      tap('label:has([title="Cream & brass"])', brassPicture),
      tap('label:has-text("Clamp")', '.productView-price >> text="$160.00"'),
      look(brassPicture),
    ],
  },
  {
    name: 'see the pictures on the whole screen',
    differs: 'a press on the picture does nothing in Cornerstone',
    path: '/harbour-desk-lamp/',
    ours: [
      tap('.productView-slide a', '.viewer-counter:has-text("1 of")'),
      tap('[data-part="viewer-next"]', '.viewer-counter:has-text("2 of")'),
      tap('.viewer [data-part="close"]', lamp),
    ],
    cornerstone: [],
  },
  {
    name: 'add to the cart, and take two where the cart opens',
    differs: 'Cornerstone changes quantities on the cart page only',
    path: '/clamp-base/',
    ours: [
      tap('#form-action-addToCart', 'dialog[open] [data-part="increase"]'),
      tap('dialog[open] [data-part="increase"]', 'dialog[open] >> text="$48.00"'),
    ],
    cornerstone: [
      tap('#form-action-addToCart', '#previewModal a:has-text("View or edit your cart")'),
      tap('#previewModal a:has-text("View or edit your cart")', '.cart-item [data-action="inc"]'),
      tap('.cart-item [data-action="inc"]', '.cart-item >> text="$48.00"'),
    ],
  },
  {
    name: 'remove a line of the cart, and take that back',
    differs: 'Cornerstone asks before a removal, and a removed product must be added again on its page',
    path: '/clamp-base/',
    cart: [mug, clamp],
    ours: [
      tap('header a[href*="/cart.php"]', 'dialog[open] [data-item-name="Clamp Base"]'),
      tap('dialog[open] [data-item-name="Clamp Base"] >> text=Remove', 'dialog[open] >> text=Undo'),
      tap('dialog[open] >> text=Undo', 'dialog[open] [data-item-name="Clamp Base"]'),
    ],
    cornerstone: [
      tap('header a[href*="/cart.php"]', '.cart-item'),
      tap('.cart-item:has-text("Clamp Base") .cart-remove', 'button:has-text("OK")'),
      tap('button:has-text("OK")', 'h1:has-text("2 items")'),
      back('h1:has-text("Clamp Base")'),
      tap('#form-action-addToCart', '#previewModal a:has-text("View or edit your cart")'),
    ],
  },
  {
    name: 'use a coupon code',
    differs: 'our order summary is one screen further down, below a larger line of the cart',
    path: '/cart.php',
    cart: [mug],
    ours: [
      tap('text=/^\\s*Add a coupon/', '[name="couponcode"]'),
      type('[name="couponcode"]', 'TENTH'),
      tap('form:has([name="couponcode"]) [type="submit"]', coupon),
    ],
    cornerstone: [
      tap('text=/^\\s*Add Coupon/', '[name="couponcode"]'),
      type('[name="couponcode"]', 'TENTH'),
      tap('form:has([name="couponcode"]) [type="submit"]', coupon),
    ],
  },
  {
    name: 'estimate the shipping',
    path: '/cart.php',
    cart: [mug],
    ours: [
      tap('text=/Estimate shipping/', '[name="shipping-country"]'),
      choose('[name="shipping-country"]', 'United States', '[name="shipping-state"]:has(option)'),
      choose('[name="shipping-state"]', 'Maine'),
      type('[name="shipping-zip"]', '04101'),
      tap('text=/Show shipping costs/', 'text=/Flat Rate/'),
    ],
    cornerstone: [
      tap('text=/Add Info/', '[name="shipping-country"]'),
      choose('[name="shipping-country"]', 'United States', '[name="shipping-state"]:has(option)'),
      choose('[name="shipping-state"]', 'Maine'),
      type('[name="shipping-zip"]', '04101'),
      tap('.shipping-estimate-submit', 'text=/Flat Rate/'),
    ],
  },
  {
    name: 'compare two products',
    differs: 'Cornerstone shows the buttons of a card to a mouse only',
    path: '/kitchen-table/',
    ours: [
      tap('article:has-text("Knife & Board") label:has([name="products[]"])', 'text=/1 product chosen/'),
      tap('article:has-text("Enamel Mug") label:has([name="products[]"])', 'header a:has-text("Compare")'),
      tap('header a:has-text("Compare")', 'h1:has-text("Compar")'),
    ],
    cornerstone: [],
  },
  {
    name: 'sign in, and see the orders',
    differs: 'Cornerstone has the link at the end of its menu',
    path: '/',
    ours: [
      tap('.mobileMenu-toggle', '#menu a:has-text("Sign in")'),
      tap('#menu a:has-text("Sign in")', '[name="login_email"]'),
      type('[name="login_email"]', 'ada@example.com'),
      type('[name="login_pass"]', 'lantern1'),
      key('Enter', 'h1:has-text("Orders")'),
    ],
    cornerstone: [
      tap('.mobileMenu-toggle', '#menu a:has-text("Sign in")'),
      tap('#menu a:has-text("Sign in")', '[name="login_email"]'),
      type('[name="login_email"]', 'ada@example.com'),
      type('[name="login_pass"]', 'lantern1'),
      key('Enter', 'h1:has-text("Orders")'),
    ],
  },
];
