import { parseHtml } from '../../core/dom/html';
import { addItem } from '../../core/state/cart/add-item';
import { canBeBought } from '../../core/state/product/add-product';
import { chooseOptions } from '../../core/state/product/choose-options';
import { isPageProduct, type ProductScope, productScope } from '../../core/state/product/product-entry';
import { requestShop } from '../../core/state/request-shop';
import { announce } from '../../core/state/slices/ui-slice';
import { afterPaint } from '../../core/timing/wait';
import { describeCart } from './cart-tools';
import { describeOptions, findProblems, setOptions, setQuantity } from './product-options';
import { shownText } from './shown-text';
import {
  givenQuantity,
  objectOf,
  propertyOf,
  quantityOf,
  type Tool,
  ToolInputError,
  type ToolServices,
  textOf,
} from './tool';

export function pageProduct(): ProductScope | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-product-scope]')].map(productScope).find(isPageProduct);
}

/**
 * On the page, else in its quick view.
 *
 * @param id undefined for the page's product
 * @throws {ToolInputError} for an unknown product
 */
export async function findProduct(id: unknown, { dispatch, signal }: ToolServices): Promise<ProductScope> {
  const page = pageProduct();
  if (page && (id === undefined || String(id) === page.productId)) return page;
  // Only a number: a text of the shop could trick the agent into passing a URL, which this would request.
  if (!/^\d+$/.test(String(id))) throw new ToolInputError('product must be the number of a product');
  const html = await dispatch(requestShop((api) => api.product.quickView(String(id), { signal })));
  const element = parseHtml(html).querySelector<HTMLElement>(`[data-product-scope="${id}"]`);
  if (!element) throw new ToolInputError(`no product ${id}`);
  return productScope(element);
}

/** Reads only visible texts: a hidden price stays hidden. */
function describeProduct({ element, productId }: ProductScope): object {
  const text = (selector: string, limit?: number) => shownText(element.querySelector(selector), limit) || undefined;
  const button = element.querySelector<HTMLButtonElement>('[data-cart-item-add] [type="submit"]');
  return {
    product: productId,
    name: text('h1, h2', 120),
    price: text('[data-widget="product-price"]', 160),
    options: describeOptions(element),
    canBeBought: button !== null && !button.disabled,
    stock: text('[data-widget="product-stock"]', 60),
    message: text('[data-widget="product-message"]', 160),
    details: text('[data-widget="product-details"]'),
    description: text('.tab-content'),
  };
}

const optionsOf = (description: string) => ({ type: 'object', additionalProperties: { type: 'string' }, description });

export const productTools: Readonly<Record<string, Tool>> = {
  search_catalog: {
    needs: 'quick-search',
    input: ({ query }) => ({ catalog: objectOf({ query: textOf(query) }, ['query']) }),
    required: ['catalog'],
    reads: true,
    async run({ catalog }, { dispatch, signal }) {
      const query = propertyOf(catalog, 'query');
      if (!query) throw new ToolInputError('catalog.query must be the words to search for');
      const html = await dispatch(requestShop((api) => api.search.quickResults(String(query), { signal })));
      const products = [...parseHtml(html).querySelectorAll<HTMLElement>('.product')].map((product) => {
        // The text is cut, so it may end before the price.
        const price = shownText(product.querySelector('[class*="price" i]'), 80) || undefined;
        return { product: product.dataset['productId'], text: shownText(product, 100), price };
      });
      return { products };
    },
  },
  get_product: {
    needs: 'cart-badge',
    input: ({ product }) => ({ catalog: objectOf({ id: textOf(product) }) }),
    reads: true,
    run: async ({ catalog }, services) => describeProduct(await findProduct(propertyOf(catalog, 'id'), services)),
  },
  choose_options: {
    needs: 'product-options',
    input: ({ options }) => ({ options: optionsOf(options) }),
    required: ['options'],
    async run({ options }, { dispatch }) {
      const scope = pageProduct();
      if (!scope) throw new ToolInputError('this page has no product');
      setOptions(scope.element, options);
      if (!(await dispatch(chooseOptions(scope))))
        throw new Error('the choice could not be checked: the request failed, or a newer choice was made');
      // The page must show the shop's response first.
      await afterPaint();
      return describeProduct(scope);
    },
  },
  add_to_cart: {
    needs: 'cart-badge',
    input: ({ product, options, quantity }) => ({
      product: textOf(product),
      options: optionsOf(options),
      quantity: quantityOf(quantity),
    }),
    async run({ product, options, quantity }, services) {
      const { dispatch, messages, signal } = services;
      const scope = await findProduct(product, services);
      const { form, element } = scope;
      if (!form) throw new ToolInputError('this product cannot be added to the cart');
      setOptions(element, options);
      if (quantity !== undefined) setQuantity(form, givenQuantity(quantity, 1));
      if (options && element.isConnected && document.contains(element)) {
        const attributes = await dispatch(chooseOptions(scope));
        await afterPaint();
        if (canBeBought(attributes) === false)
          throw new ToolInputError(shownText(element.querySelector('[data-widget="product-message"]')));
      }
      const problems = findProblems(form);
      if (problems.length > 0) throw new ToolInputError(problems.join(' '));
      signal.throwIfAborted();
      const { refreshCart } = await window.storefrontWidgets!.actions;
      const data = new FormData(form);
      data.set('action', 'add');
      // A form of the requested quick view is in a document of its own.
      const origin = { source: 'agent', element: document.contains(form) ? form : undefined } as const;
      const { itemId } = await dispatch(addItem(data, origin));
      dispatch(announce(messages.added));
      await refreshCart();
      const cart = await describeCart();
      // If the shop's response was lost, the line's id is known only from the cart.
      const line = cart.line_items.findLast((one) => String(one.product) === scope.productId)?.id;
      return { added: itemId ?? line, ...cart };
    },
  },
};
