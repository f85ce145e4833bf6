import type { Workload } from '../workload';

export const list: Workload = {
  name: 'a list: filters, pages and quick views',
  does: '2 lists, a quick view with a change of the picture',
  path: '/workshop/',
  rounds: 60,
  replays: true,
  round: async ({ find, press, until, awaitEvent }) => {
    await awaitEvent('widgets:listing-changed', () => press('#facet-brand-32'));
    press('.quickview[data-product-id="108"]');
    await until(() => document.querySelector('#modal [data-widget="add-to-cart"][data-widget-status="mounted"]'));
    press('#modal [data-image-gallery-item]:not([aria-current="true"])');
    (find('#modal') as HTMLDialogElement).close();
    await until(() => !document.querySelector('#modal[open], #modal .productView'));
    await awaitEvent('widgets:listing-changed', () => press('a[rel="next"]'));
  },
};
