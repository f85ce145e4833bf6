import { askShop } from '../../core/state/ask-shop';
import { chooseOptions } from '../../core/state/product/choose-options';
import { canBeBought } from '../../core/state/product/can-be-bought';
import { announce } from '../../core/state/ui/announce';
import { afterPaint } from '../../core/page/after-paint';
import { parseHtml } from '../../core/page/parse-html';
import { describeCart } from './cart-tools';
import { describeProduct, findProduct, pageProduct } from './find-product';
import { findProblems, setOptions, setQuantity } from './product-options';
import { shownText } from './shown-text';
import { givenQuantity, Mistake, type Tool } from './tool';

/** The tools about products, by name. */
export const productTools: Readonly<Record<string, Tool>> = {
  search_products: {
    needs: 'quick-search',
    takes: ['query'],
    required: ['query'],
    reads: true,
    async run({ query }, { dispatch, signal }) {
      const html = await dispatch(askShop((api) => api.search.quickResults(String(query), { signal })));
      const products = [...parseHtml(html).querySelectorAll<HTMLElement>('.product')].map((product) => {
        // The product's text is cut after 100 characters, so it may end before the price.
        const price = shownText(product.querySelector('[class*="price" i]'), 80) || undefined;
        return { product: product.dataset['productId'], text: shownText(product, 100), price };
      });
      return { products };
    },
  },
  get_product: {
    needs: 'cart-badge',
    takes: ['product'],
    reads: true,
    run: async ({ product }, services) => describeProduct(await findProduct(product, services)),
  },
  choose_options: {
    needs: 'product-options',
    takes: ['options'],
    required: ['options'],
    async run({ options }, { dispatch }) {
      const scope = pageProduct();
      if (!scope) throw new Mistake('this page has no product');
      setOptions(scope.element, options);
      if (!(await dispatch(chooseOptions(scope))))
        throw new Error('the choice could not be checked: the request failed, or a newer choice was made');
      // The description is read from the page, so the page must show the shop's answer first.
      await afterPaint();
      return describeProduct(scope);
    },
  },
  add_to_cart: {
    needs: 'cart-badge',
    takes: ['product', 'options', 'quantity'],
    async run({ product, options, quantity }, services) {
      const { dispatch, words, signal } = services;
      const scope = await findProduct(product, services);
      const { form, element } = scope;
      if (!form) throw new Mistake('this product cannot be added to the cart');
      setOptions(element, options);
      if (quantity !== undefined) setQuantity(form, givenQuantity(quantity, 1));
      if (options && element.isConnected && document.contains(element)) {
        const attributes = await dispatch(chooseOptions(scope));
        await afterPaint();
        if (canBeBought(attributes) === false)
          throw new Mistake(shownText(element.querySelector('[data-widget="product-message"]')));
      }
      const problems = findProblems(form);
      if (problems.length > 0) throw new Mistake(problems.join(' '));
      signal.throwIfAborted();
      const { addItem, refreshCart } = await window.storefrontWidgets!.actions;
      const { itemId } = await addItem(Object.fromEntries(new FormData(form)));
      dispatch(announce(words.added));
      await refreshCart();
      const cart = await describeCart();
      // If the shop's answer was lost, the line's id is known only from the cart.
      const line = cart.lines.findLast((one) => String(one.product) === scope.productId)?.line;
      return { added: itemId ?? line, ...cart };
    },
  },
};
