import { type Behaviour, onStage, type Stage } from './behaviour';
import type { Shopper } from './shopper';

const on = (path: string, more: Partial<Stage> = {}): Stage => ({ path, widths: [1280], ...more });
const account = (action: string): Stage => on(`/account.php?action=${action}`, { signedIn: true });

/** The forms, by the hook of the theme's script or by their widget. */
const createAccount = '[data-create-account-form], [data-widget="auth-form"]';
const contact = '[data-contact-form], [data-widget="contact-form"]';
const address = '[data-address-form], [data-widget="account-form"]';
const details = '[data-edit-account-form], [data-widget="account-form"]';
const inbox = '[data-inbox-form], [data-widget="account-form"]';
const reorder = '[data-account-reorder-form], [data-widget="account-form"]';
const itemsToReturn = '[data-account-return-form], [data-widget="account-form"]';
const card = '[data-payment-method-form], [data-widget="card-form"]';
const removal = '[data-wishlist-delete], [data-widget="wishlist-form"][data-question] [type="submit"]';

/** The first visible button that submits a form of the page's content. */
const submit = ({ find }: Shopper, form: string) =>
  find(`:is(${form}) :is([type="submit"]:not([formtarget]), button.button--primary:not([type="button"]))`);
const send = async (shopper: Shopper, form: string) => {
  const { appeared, url } = await shopper.after(() => submit(shopper, form).click());
  return { appeared, url };
};
/** Chooses a country by its label, in the first list of countries. */
const country = async (shopper: Shopper, label: string) => {
  const list = shopper.page.locator('select:has(option:text-is("Canada"))').filter({ visible: true }).first();
  const { appeared, gone } = await shopper.after(() => list.selectOption({ label }));
  return { appeared, gone };
};
const states = async ({ page }: Shopper) => {
  const field = page.locator('[data-field-type="State"], [name="state"]').first();
  const kind = await field.evaluate(({ localName }) => localName);
  return { kind, options: (await field.locator('option').allTextContents()).slice(0, 5) };
};
/** Presses a control that asks first, in a dialog of the page or of the browser. */
const ask = async (shopper: Shopper, press: () => Promise<unknown>, question: RegExp, reply: 'OK' | 'Cancel') => {
  let asked = '';
  shopper.page.once('dialog', (dialog) => {
    asked = dialog.message();
    void (reply === 'OK' ? dialog.accept() : dialog.dismiss());
  });
  const { appeared } = await shopper.after(press);
  if (asked !== '') return { asked };
  asked = appeared.find((line) => question.test(line)) ?? '';
  await shopper.press(new RegExp(`^${reply}$`));
  await shopper.settle();
  return { asked };
};

/** Forms, of guests and of customers. */
export const formBehaviours: readonly Behaviour[] = [
  ...onStage(on('/login.php'), {
    'sign in: an empty form names what is missing': (shopper) => send(shopper, '.login-form'),
    'sign in: a malformed e-mail address': async (shopper) => {
      await shopper.type('login_email', 'ada');
      await shopper.type('login_pass', 'harbour22');
      return send(shopper, '.login-form');
    },
    'sign in: an unknown customer': async (shopper) => {
      await shopper.type('login_email', 'nobody@example.com');
      await shopper.type('login_pass', 'harbour22');
      return send(shopper, '.login-form');
    },
  }),
  ...onStage(on('/login.php?action=reset_password'), {
    'forgotten password: a malformed e-mail address': async (shopper) => {
      await shopper.type('email', 'ada');
      return send(shopper, '.forgot-password-form');
    },
  }),
  ...onStage(on('/login.php?action=create_account'), {
    'create account: an empty form names what is missing': (shopper) => send(shopper, createAccount),
    'create account: another country has other states': async (shopper) => {
      await country(shopper, 'Canada');
      return states(shopper);
    },
    'create account: passwords that differ': async (shopper) => {
      const fields = shopper.page.locator(`:is(${createAccount}) [type="password"]`);
      await fields.nth(0).fill('harbour22');
      await fields.nth(1).fill('harbour23');
      const { appeared } = await send(shopper, createAccount);
      return { says: appeared.filter((line) => /password/i.test(line)) };
    },
  }),
  ...onStage(on('/contact-us/'), {
    'contact: an empty form names what is missing': (shopper) => send(shopper, contact),
    'contact: a complete form is sent': async (shopper) => {
      await shopper.type('contact_email', 'ada@example.com');
      await shopper.type('contact_question', 'Where is the yard?');
      await submit(shopper, contact).click();
      await shopper.settle();
      return { says: (await shopper.seen()).filter((line) => /received your feedback/.test(line)) };
    },
  }),
  ...onStage(on('/giftcertificates.php'), {
    'gift certificate: an empty form names what is missing': (shopper) => send(shopper, '#gift-certificate-form'),
    'gift certificate: its preview opens': async (shopper) => {
      const form = '#gift-certificate-form';
      for (const [field, text] of Object.entries({
        from_name: 'Ada',
        from_email: 'ada@example.com',
        to_name: 'Ben',
        to_email: 'ben@example.com',
      })) {
        await shopper.type(field, text);
      }
      const amount = shopper.page.locator(`${form} [name="certificate_amount"]`);
      if (await amount.isVisible()) await amount.fill('25');
      for (const box of await shopper.page.locator(`${form} [type="checkbox"]`).all()) await box.check({ force: true });
      await shopper.page.locator(`${form} [name="certificate_theme"]`).first().check({ force: true });
      await shopper.press(shopper.find('#gift-certificate-preview, #gift-certificate-form [data-part="preview"]'));
      await shopper.settle();
      const frame = shopper.page.frames().find((one) => one !== shopper.page.mainFrame());
      return { preview: (await frame?.locator('body').innerText())?.replace(/\s+/g, ' ').slice(0, 200) };
    },
  }),
  ...onStage(on('/giftcertificates.php?action=balance'), {
    'gift certificate: a balance without a code': (shopper) => send(shopper, 'form:has([name="giftcertificatecode"])'),
    'gift certificate: a balance': async (shopper) => {
      await shopper.type('giftcertificatecode', 'FUL-50A-QUA-YS1');
      await submit(shopper, 'form:has([name="giftcertificatecode"])').click();
      await shopper.settle();
      return { says: (await shopper.seen()).filter((line) => /\$|balance/i.test(line)) };
    },
  }),
  ...onStage(on('/about-us/'), {
    'newsletter: a subscription': async (shopper) => {
      await shopper.type('nl_email', 'ada@example.com');
      const { url } = await send(shopper, 'form:has([name="nl_email"])');
      return { url: url?.replace(/\?.*/, ''), says: (await shopper.seen()).filter((line) => /Thank/.test(line)) };
    },
  }),
  ...onStage(account('add_shipping_address'), {
    'address: an empty form names what is missing': (shopper) => send(shopper, address),
    'address: another country has other states': async (shopper) => {
      await country(shopper, 'Canada');
      return states(shopper);
    },
  }),
  ...onStage(account('address_book'), {
    'address: a removal is asked for and cancelled': async (shopper) => ({
      ...(await ask(
        shopper,
        () => shopper.press('Delete', shopper.page.locator('.addressList')),
        /delete this address/,
        'Cancel',
      )),
      addresses: await shopper.page.locator('.addressList .address').count(),
    }),
    'address: a removal is asked for and confirmed': async (shopper) => ({
      ...(await ask(
        shopper,
        () => shopper.press('Delete', shopper.page.locator('.addressList')),
        /delete this address/,
        'OK',
      )),
      addresses: await shopper.page.locator('.addressList .address').count(),
    }),
  }),
  ...onStage(account('account_details'), {
    'account details: a name is missing': async (shopper) => {
      await shopper.type('account_firstname', '');
      return send(shopper, details);
    },
    'account details: they are saved': async (shopper) => {
      await shopper.type('account_firstname', 'Augusta');
      await submit(shopper, details).click();
      await shopper.settle();
      return { says: (await shopper.seen()).filter((line) => /saved|updated/i.test(line)) };
    },
  }),
  ...onStage(account('inbox'), {
    'messages: an empty form names what is missing': (shopper) => send(shopper, inbox),
    'messages: a message is sent': async (shopper) => {
      await shopper.type('message_subject', 'The handle');
      await shopper.type('message_content', 'It came loose.');
      await submit(shopper, inbox).click();
      await shopper.settle();
      return { says: (await shopper.seen()).filter((line) => /handle|came loose|sent/i.test(line)) };
    },
  }),
  ...onStage(account('view_order&order_id=101'), {
    'order: nothing is chosen for another order': async (shopper) => {
      const { appeared } = await send(shopper, reorder);
      return { appeared };
    },
  }),
  ...onStage(account('new_return&order_id=101'), {
    'return: nothing is chosen': async (shopper) => {
      const { appeared } = await send(shopper, itemsToReturn);
      return { appeared };
    },
  }),
  ...onStage(account('add_payment_method&provider=local'), {
    'card: an empty form names what is missing': (shopper) => send(shopper, card),
    'card: the number is grouped': async (shopper) => {
      const field = shopper.find('[name="credit_card_number"]');
      await field.click();
      await field.pressSequentially('4242424242424242');
      return { value: await field.inputValue() };
    },
  }),
  ...onStage(on('/wishlist.php?action=addwishlist', { signedIn: true }), {
    'wish list: it needs a name': (shopper) => send(shopper, '.wishlist-form'),
    'wish list: a new one': async (shopper) => {
      await shopper.type('wishlistname', 'For the yard');
      await submit(shopper, '.wishlist-form').click();
      await shopper.settle();
      return { lists: (await shopper.seen()).filter((line) => /For the yard/.test(line)) };
    },
  }),
  ...onStage(on('/wishlist.php', { signedIn: true }), {
    'wish list: a removal is asked for and cancelled': async (shopper) => ({
      ...(await ask(shopper, () => shopper.press(shopper.find(removal)), /delete your Wish List/, 'Cancel')),
      lists: await shopper.page.locator('.wishlists-table tbody tr').count(),
    }),
  }),
];
