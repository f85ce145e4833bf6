import { accountsOf } from '../../shop/accounts/accounts';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const send = '[data-contact-form] button >> Send';

export const forms: Journey = {
  name: 'a form marks missing fields, restores the typed values after a refusal, and is sent',
  go: async ({ tab, shop }) => {
    shop.world.settings.captcha = true;
    shop.world.settings.forgetsRefused = true;
    await tab.open('/contact-us/');
    await tab.fill('#contact_email', 'nobody');
    await tab.click(send);
    await tab.until(
      'both fields are marked invalid',
      () =>
        ['contact_email', 'contact_question'].every(
          (id) => document.getElementById(id)?.getAttribute('aria-invalid') === 'true',
        ) && document.activeElement?.id === 'contact_email',
      null,
    );
    await tab.fill('#contact_email', 'grace@example.com');
    await tab.fill('#contact_question', 'Is it red?');
    await tab.click(send);
    await tab.untilShown('[role="alert"] >> reCAPTCHA');
    await tab.until(
      'the typed values are restored',
      () =>
        (document.getElementById('contact_email') as HTMLInputElement).value === 'grace@example.com' &&
        (document.getElementById('contact_question') as HTMLTextAreaElement).value === 'Is it red?',
      null,
    );
    shop.world.settings.captcha = false;
    await tab.click(send);
    await tab.untilShown('[role="status"] >> Thank you. We have your question');
    expectSame(
      accountsOf(shop.world).letters.map(({ text }) => text),
      ['Is it red?'],
      'the letters',
    );
  },
};
