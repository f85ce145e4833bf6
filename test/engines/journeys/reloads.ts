import { setTimeout as pause } from 'node:timers/promises';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { add, preview } from '../held-page';
import type { Journey, Visit } from '../journey';

/** Reloads the page as F5 does: Firefox then restores the fields. */
async function reload({ tab }: Visit): Promise<void> {
  await tab.read(() => {
    (window as { isOld?: boolean }).isOld = true;
    setTimeout(() => location.reload());
  }, null);
  await pause(700);
  await tab.until('the page is loaded again', () => !('isOld' in window) && document.readyState === 'complete', null);
}

export const reloads: Journey = {
  name: 'after a reload no control stays disabled, and the form sends one field for the state',
  go: async (visit) => {
    const { tab, shop } = visit;
    // Firefox restores no field of a page with `no-store`, which the platform sends.
    shop.world.faults.add({ kind: 'headers', path: '*', isCall: false, headers: { 'cache-control': 'no-cache' } });
    await tab.open('/clamp-base/');
    await tab.untilMounted('main form[data-widget="add-to-cart"]');
    // Another script may disable the button while it works.
    await tab.read(() => {
      for (const control of document.querySelectorAll<HTMLButtonElement>('main button, main input')) {
        control.disabled = true;
      }
    }, null);
    await reload(visit);
    await tab.click(add);
    await tab.untilShown(preview);
    expectSame(
      cartLines(shop).map(({ quantity }) => quantity),
      [1],
      'the cart',
    );

    await tab.open('/login.php?action=create_account');
    const fields = () =>
      tab.read(
        () =>
          [...document.querySelectorAll<HTMLInputElement>('[data-field-type="State"]')].map(
            ({ tagName, disabled }) => `${tagName} ${disabled ? 'off' : 'on'}`,
          ),
        null,
      );
    const before = await fields();
    const form = '[data-widget="auth-form"]:has([data-field-type="State"])';
    const country = '[data-field-type="Country"]';
    const rendered = await tab.read((one) => document.querySelector<HTMLSelectElement>(one)!.value, country);
    await tab.choose(country, 'Hong Kong');
    await tab.untilMounted(form);
    await pause(1_000);
    expectSame(
      await fields(),
      [...before].reverse().map((_, at) => (at === 0 ? 'SELECT off' : 'INPUT on')),
      'the fields',
    );
    await reload(visit);
    await tab.choose(country, rendered);
    await tab.untilMounted(form);
    await pause(500);
    expectSame(await fields(), before, 'the fields of the rendered country');
  },
};
