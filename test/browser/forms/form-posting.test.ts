import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' });

beforeEach(() => {
  shop.server.world.settings.forgetsRefused = true;
});

async function openQuestion(): Promise<Page> {
  const { page, trouble } = await shop.open('/contact-us/', { mounted: false });
  trouble.expect(/ERR_|net::/);
  await page.fill('#contact_email', 'grace@example.com');
  await page.fill('#contact_orderno', '101');
  await page.fill('#contact_question', 'When?');
  await untilMounted(page, '[data-contact-form]');
  return page;
}

describe('a form that is sent to a slow shop', () => {
  it('can be sent again when the shopper has stopped the loading', async () => {
    // The first response is held until the second press is answered.
    shop.server.world.faults.add({ kind: 'hold', path: '/pages.php', nth: 1 });
    const page = await openQuestion();
    const busy = await page.evaluate(async () => {
      const send = document.querySelector<HTMLElement>('[data-contact-form] [type=submit]');
      const isBusy = () => send?.getAttribute('aria-busy') === 'true';
      send?.click();
      for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
      const before = isBusy();
      window.stop();
      return [before, isBusy()];
    });
    expect(busy).toEqual([true, false]);
    expect(await page.inputValue('#contact_question')).toBe('When?');
    await button(page).click();
    await page.getByText('Thank you. We have your question').waitFor();
  });
});

describe('a form that is never answered', () => {
  it('has all typed values after Back, also those that browsers do not restore', async () => {
    shop.server.world.faults.add({ kind: 'drop', path: '/pages.php' });
    const page = await openQuestion();
    const broken = page.waitForEvent('requestfailed');
    await button(page).click({ noWaitAfter: true });
    await broken;
    await page.waitForURL(/chrome-error|pages\.php/);
    await page.goBack();
    await page.locator('#contact_email').focus();
    await untilMounted(page, '[data-contact-form]');
    for (const [id, text] of [
      ['email', 'grace@example.com'],
      ['orderno', '101'],
      ['question', 'When?'],
    ] as const) {
      expect(await page.inputValue(`#contact_${id}`)).toBe(text);
    }
    shop.server.world.faults.calm();
    await button(page).click();
    await page.getByText('Thank you. We have your question').waitFor();
  });
});
