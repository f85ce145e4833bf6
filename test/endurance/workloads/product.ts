import type { Workload } from '../workload';

export const product: Workload = {
  name: 'a product: lengths, quantities and adds',
  does: '2 choices, 2 steps, an add with its preview',
  path: '/wood-screws/',
  rounds: 120,
  replays: true,
  round: async ({ find, press, until, awaitEvent }) => {
    const lengths = 'main [data-widget="product-options"] input[type="radio"]';
    for (let choice = 0; choice < 2; choice += 1) {
      await awaitEvent('widgets:product-changed', () => press(`${lengths}:not(:checked)`));
    }
    await awaitEvent('widgets:quantity-changed', () => press('main [data-widget="quantity"] [data-part="increase"]'));
    await awaitEvent('widgets:quantity-changed', () => press('main [data-widget="quantity"] [data-part="decrease"]'));
    await awaitEvent('widgets:item-added', () => press('#form-action-addToCart'));
    await until(() => document.querySelector('#previewModal[open] .previewCart'));
    (find('#previewModal') as HTMLDialogElement).close();
    await until(() => !document.querySelector('#previewModal .previewCart'));
  },
};
