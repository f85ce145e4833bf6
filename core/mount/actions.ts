import type { CartItemQuantity } from '../api/cart';
import type { ProductAttributes } from '../api/product-attributes';
import type { RestCart } from '../api/rest-carts';
import { parseHtml } from '../dom/html';
import { ShopError } from '../errors/shop-error';
import type { AddedItem, EventSource } from '../events/cart-change';
import { addItem } from '../state/cart/add-item';
import { openCart } from '../state/cart/cart-preview';
import { fetchCartQuantity } from '../state/cart/cart-quantity';
import { applyCode, type CodeKind } from '../state/cart/change-codes';
import { setLines } from '../state/cart/set-lines';
import { changeCart } from '../state/cart/write-cart';
import type { AppThunk, CartOpener } from '../state/make-store';
import { requestShop } from '../state/request-shop';
import { openDialog, quickViewDialog } from '../state/ui/dialogs';
import type { Session } from './session';
import { sessionStore } from './session-store';

/**
 * For other scripts: `await window.storefrontWidgets.actions`. All reject with a ShopError after a failure; its `text` is
 * for the shopper.
 */
export interface Actions {
  /**
   * Adds a product to the cart after the pending changes. Rejects with an UnknownOutcomeError if the shop may have added it.
   * @param fields of the product's form: `product_id`, `qty[]`, `attribute[<option id>]`
   * @standard updateCart; it has ids of variants, ours the fields of a form, because options need more
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /**
   * Changes lines; the quantity 0 removes a line. Returns the cart. Rejects with an UnknownOutcomeError if the shop may have changed it.
   * @param source of the events
   * @standard updateCart
   */
  updateCart(lines: readonly CartItemQuantity[], source?: EventSource): Promise<RestCart | null>;
  /**
   * Applies a coupon or, with the kind `certificate`, a gift certificate.
   * @standard updateCart, `discountCodes`
   */
  applyCode(code: string, kind?: CodeKind): Promise<void>;
  /**
   * Removes a code, by the link of the theme's `cart/totals` with the code in `data-code`.
   * @standard updateCart, `discountCodes`
   */
  removeCode(code: string): Promise<void>;
  /**
   * The cart; null without one.
   * @standard getCart
   */
  getCart(): Promise<RestCart | null>;
  /** Updates the number in the header, after another script has changed the cart. */
  refreshCart(): Promise<void>;
  /**
   * Opens the preview of the cart, or what replaces it, else the cart page. Resolves when the preview is closed.
   * @standard openCart
   */
  openCart(): Promise<void>;
  /**
   * Replaces what the widgets do after an add, and by `openCart`. Returns a function that restores it.
   * @standard configure
   */
  override(name: 'openCart', open: CartOpener): () => void;
  /**
   * Opens the quick view of a product, by its number or its page. Resolves when it closes.
   */
  openQuickView(product: string): Promise<void>;
  /**
   * Price, stock and options of a product.
   * @param fields of its form, for chosen options: `attribute[<option id>]`
   */
  getProduct(productId: string, fields?: Readonly<Record<string, string>>): Promise<ProductAttributes>;
}

export function createActions(session: Session): Actions {
  const { dispatch } = sessionStore(session);
  const origin = { source: 'action' } as const;
  const refreshCart = () => dispatch(fetchCartQuantity({ fresh: true }));
  const getCart = () => dispatch(requestShop(({ restCarts }) => restCarts.get({ includeOptions: true })));
  const replaceCartPreview = (open?: CartOpener) => {
    const replace: AppThunk = (_dispatch, _getState, services) => void (services.openCart = open);
    dispatch(replace);
  };
  return {
    addItem(fields) {
      const form = new FormData();
      form.set('action', 'add');
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return dispatch(addItem(form, origin));
    },
    async updateCart(lines, source = 'action') {
      await dispatch(setLines(lines, { source }));
      await refreshCart();
      return getCart();
    },
    applyCode: (code, kind = 'coupon') => dispatch(applyCode(code, kind, origin)),
    async removeCode(code) {
      const sections = { totals: 'cart/totals' };
      const { totals } = await dispatch(requestShop(({ cart }) => cart.content(sections)));
      const links = [...parseHtml(totals).querySelectorAll<HTMLElement>('[href][data-code]')];
      // The shop accepts a code in any case.
      const link = links.find(({ dataset }) => dataset.code?.toLowerCase() === code.toLowerCase());
      const url = link?.getAttribute('href');
      if (!url) throw new ShopError('data', `cart/totals has no link with data-code="${code}"`);
      await dispatch(changeCart({ kind: 'remove-code', code }, origin, ({ cart }) => cart.follow(url, sections)));
    },
    getCart,
    refreshCart,
    openCart: () => dispatch(openCart({ itemId: null })),
    override(_name, open) {
      replaceCartPreview(open);
      return () => replaceCartPreview();
    },
    async openQuickView(product) {
      const load = (signal: AbortSignal) =>
        dispatch(
          requestShop((api) =>
            /^\d+$/.test(product)
              ? api.product.quickView(product, { signal })
              : api.fragments.one(product, 'products/quick-view', { signal }),
          ),
        );
      await dispatch(openDialog({ name: quickViewDialog, load }));
    },
    async getProduct(productId, fields = {}) {
      const form = Object.entries({ action: 'add', product_id: productId, ...fields });
      const { data } = await dispatch(requestShop(({ product }) => product.options(productId, form)));
      return data;
    },
  };
}
