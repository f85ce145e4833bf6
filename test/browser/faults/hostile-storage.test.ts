import { describe, expect, it } from '@jest/globals';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { useShop } from '../../support/driver/use-shop';

/** Texts of the right form and the wrong shape, by the key under which they are kept. */
const wrongShapes = {
  local: {
    'cart-kept': 'c-1 1e400 1',
    'cart-quantity:1:USD': '99999999999999999999999',
    'currency-switch': '<b> 99999999999999',
    'channel-kept': '{"version":[],"integrity":{}}',
    'channel-side': '{} {}',
  },
  session: { compare: '<b>,"],101' },
};

/** Stored answers of a form: `FORM` is the form's name. */
const leftAnswers = [
  '[1,NOW,"FORM",[]]',
  '["PAGE",NOW,"FORM",[["contact_fullname",0,"",{"toString":1}]]]',
  '["PAGE",NOW,"FORM",[null]]',
  '["PAGE",NOW,"FORM",{"0":1}]',
];

describe('a page whose storage holds texts of a wrong shape', () => {
  const shop = useShop();

  it.each(leftAnswers)('mounts its widgets as if there were none: %s', async (text) => {
    const { page } = await shop.open('/contact-us/', {
      before: async (one) => {
        await mountAtOnce(one);
        await one.addInitScript(
          ([shapes, answers]) => {
            for (const [key, value] of Object.entries(shapes.local)) localStorage.setItem(key, value);
            for (const [key, value] of Object.entries(shapes.session)) sessionStorage.setItem(key, value);
            document.addEventListener('DOMContentLoaded', () => {
              const form = document.querySelector('[data-widget="contact-form"]');
              const name = `${form?.getAttribute('action')}#${form?.getAttribute('id')}`;
              const filled = answers
                .replace('FORM', name)
                .replace('PAGE', location.href)
                .replace('NOW', `${Date.now()}`);
              sessionStorage.setItem('left-answers', filled);
            });
          },
          [wrongShapes, text] as const,
        );
      },
    });
    const statuses = await page.evaluate(() => window.storefrontWidgets?.slots().map(({ status }) => status));
    expect(statuses?.filter((status) => status !== 'mounted')).toEqual([]);
    expect(await page.locator('.cart-quantity').first().isVisible()).toBe(false);
  });
});
