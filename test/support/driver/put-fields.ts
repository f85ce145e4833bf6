import type { Page } from 'playwright-core';

/** Adds fields of these names to each add-to-cart form of the next pages, before the loader reads the forms. */
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
