import type { Page } from 'playwright-core';

/**
 * Has fields of these names in each form of the pages to come that adds to the cart, before the loader looks at them.
 */
export const putFields = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((all) => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const form of document.querySelectorAll('form[data-cart-item-add]')) {
        for (const name of all) {
          const field = document.createElement('input');
          field.type = 'hidden';
          field.name = name;
          Element.prototype.append.call(form, field);
        }
      }
    });
  }, names);
