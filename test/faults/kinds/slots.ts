import { putFields } from '../../support/driver/put-fields';
import type { Fault } from '../fault';

/** Names that forms give away, and by which neither the driver nor the platform's own script asks a form. */
const names = 'elements childNodes contains dataset id name form submit action method target style hidden'.split(' ');

export const hostileFields: Fault = {
  name: 'the product’s form has fields of the names of its own properties',
  kind: 'hostile field names',
  effect: 'none',
  early: ({ page }) => putFields(page, names),
};

export const unreadable: Fault = {
  name: 'the slot of the stock can’t be read',
  kind: 'slots that can’t be read',
  effect: 'none',
  early: ({ page }) =>
    page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const slot of document.querySelectorAll('[data-widget="product-stock"]')) {
          Object.defineProperty(slot, 'childNodes', {
            get() {
              throw new Error('unreadable on purpose');
            },
          });
        }
      });
    }),
};
