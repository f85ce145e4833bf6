import { putFields } from '../../support/driver/put-fields';
import type { Fault } from '../fault';

/** Properties of a form that a field's name replaces. Neither the driver nor the platform's own script reads them. */
const names = 'elements childNodes contains dataset id name form submit action method target style hidden'.split(' ');

export const hostileFields: Fault = {
  name: 'the product form has fields named like properties of a form',
  kind: 'hostile field names',
  effect: 'none',
  early: ({ page }) => putFields(page, names),
};

export const unreadable: Fault = {
  name: 'the stock slot cannot be read',
  kind: 'slots that cannot be read',
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
