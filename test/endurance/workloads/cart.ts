import { clamp, mug } from '../../support/shopping/open-cart';
import type { Workload } from '../workload';

export const cart: Workload = {
  name: 'the cart: quantities',
  does: '2 changes of a line, each with new content of the page',
  path: '/cart.php',
  rounds: 24,
  cart: [mug, clamp],
  round: async ({ press, until }) => {
    const total = () => document.querySelector('[data-cart-total]')?.textContent;
    for (const step of ['more', 'less']) {
      const before = total();
      press(`[data-item-row] [id^="${step}-"]`);
      await until(() => total() !== before && !document.querySelector('[data-widget="cart-page"][aria-busy]'));
    }
  },
};
