import type { Page } from 'playwright-core';

/** The values of some fields, as the shopper sees them. */
export const readFields = async (page: Page, selector: string | undefined): Promise<string[]> => {
  if (!selector) return [];
  return page.locator(selector).evaluateAll((fields) =>
    fields.map((field) => {
      const { type, name, value, checked } = field as HTMLInputElement;
      return /radio|checkbox/.test(type) ? `${name} ${value} ${checked}` : value;
    }),
  );
};
