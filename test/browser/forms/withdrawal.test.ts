import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';
import { everyPage } from '../../support/states/every-page';

const shop = useShop();
const letters = () => accountsOf(shop.server.world).letters;
const allow = () => void (shop.server.world.settings.themeSettings['withdrawal_page'] = '/withdrawal/');

const english = {
  folder: '',
  link: 'Withdraw from contract here',
  name: 'Your name',
  order: 'Order number',
  email: 'Email address for the confirmation',
  items: 'What you withdraw from',
  statement: 'I withdraw from my contract, for all items of this order.',
  next: 'Go to step 2',
  confirm: 'Confirm withdrawal',
  done: 'We have received your withdrawal',
};
const french: typeof english = {
  folder: '/fr',
  link: 'Se rétracter du contrat ici',
  name: 'Votre nom',
  order: 'Numéro de commande',
  email: 'Adresse e-mail pour la confirmation',
  items: 'Ce dont vous vous rétractez',
  statement: 'Je me rétracte de mon contrat, pour tous les articles de cette commande.',
  next: 'Passer à l’étape 2',
  confirm: 'Confirmer la rétractation',
  done: 'Nous avons reçu votre rétractation',
};

/** The data that the page's form posts, in the order of its fields, without the platform's own. */
const posted = (page: Page) =>
  page
    .waitForRequest((request) => request.method() === 'POST' && request.url().includes('sendContactForm'))
    .then((request) =>
      [...new URLSearchParams(request.postData() ?? '')].filter(([name]) => name !== 'authenticity_token'),
    );

describe('a withdrawal from a contract', () => {
  beforeEach(allow);

  it.each([
    ['in English, without JavaScript', english, false],
    ['in English, with JavaScript', english, true],
    ['in French, without JavaScript', french, false],
  ])('is made by keyboard in two steps, as a guest, %s', async (_, words, javaScript) => {
    const { page, user } = await open(shop, 'by keyboard', `${words.folder}/about-us/`, { guest: true, javaScript });
    await user.press(page.getByRole('contentinfo').getByRole('link', { name: words.link }));
    await page.waitForURL(`**${words.folder}/withdrawal/`);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name });
    const confirm = main.getByRole('button', { name: words.confirm });
    expect(await confirm.isVisible()).toBe(false);
    await user.type(field(words.name), 'Grace Hopper');
    await user.type(field(words.order), '101');
    await user.type(field(words.email), 'grace@example.com');
    // Enter in a field does not continue to the second step.
    await page.keyboard.press('Enter');
    expect(await field(words.items).inputValue()).toBe(words.statement);
    await user.press(main.locator('summary', { hasText: words.next }));
    await confirm.waitFor();
    expect(letters()).toEqual([]);

    const sent = posted(page);
    const before = Date.now();
    await user.press(confirm);
    await main.getByRole('heading', { name: words.done }).waitFor();
    expect(await sent).toEqual([
      ['page_id', '5'],
      ['contact_fullname', 'Grace Hopper'],
      ['contact_orderno', '101'],
      ['contact_email', 'grace@example.com'],
      ['contact_question', words.statement],
    ]);
    expect(letters()).toMatchObject([{ about: 'contact', text: words.statement }]);
    const time = main.locator('time');
    expect(Math.abs(Date.parse((await time.getAttribute('datetime')) ?? '') - before)).toBeLessThan(30_000);
    expect(await time.innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d$/);
  });

  it('marks each missing answer, and sends nothing', async () => {
    const { page, user } = await open(shop, 'by keyboard', '/withdrawal/', { guest: true });
    const main = page.getByRole('main');
    await user.press(main.locator('summary', { hasText: english.next }));
    await user.press(main.getByRole('button', { name: english.confirm }));
    await main.locator('.form-field--error').nth(2).waitFor();
    await main.locator('[name="contact_fullname"]:focus').waitFor();
    expect(letters()).toEqual([]);
  });
});

describe('the withdrawal page', () => {
  it('keeps its values and its second step open after a refusal, without JavaScript', async () => {
    allow();
    shop.server.world.settings.captcha = true;
    const { page } = await open(shop, 'without JavaScript', '/withdrawal/', { guest: true });
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: english.name }).fill('Grace Hopper');
    await main.getByRole('textbox', { name: english.order }).fill('101');
    await main.getByRole('textbox', { name: english.email }).fill('grace@example.com');
    await main.getByRole('textbox', { name: english.items }).fill('Two mugs of my order');
    await main.getByText(english.next).click();
    await main.getByRole('button', { name: english.confirm }).click();
    await main.getByRole('alert').filter({ hasText: 'Please complete the reCAPTCHA form.' }).waitFor();
    expect(await main.getByRole('button', { name: english.confirm }).isVisible()).toBe(true);
    expect(await main.getByRole('textbox', { name: english.items }).inputValue()).toBe('Two mugs of my order');
  });

  it('is linked in the footer of every page if the theme setting names it, and otherwise nowhere', async () => {
    const { page } = await shop.open('/about-us/', { javaScript: false });
    const without: string[] = [];
    for (const { path, settings, isBare } of everyPage) {
      if (isBare || settings) continue;
      const html = await (await page.request.get(shop.url + path)).text();
      if (html.includes('class="footer"') && !html.includes(`>${english.link}</a>`)) without.push(path);
      if (html.includes(english.link)) throw new Error(`${path} links it, though it is off`);
    }
    expect(without.length).toBeGreaterThan(50);
    allow();
    const unlinked: string[] = [];
    for (const path of without) {
      const html = await (await page.request.get(shop.url + path)).text();
      if (!html.includes(`>${english.link}</a>`)) unlinked.push(path);
    }
    expect(unlinked).toEqual([]);
  });

  it('does not replace the contact page', async () => {
    allow();
    const { page } = await shop.open('/contact-us/', { javaScript: false });
    expect(await page.getByRole('main').getByRole('button', { name: 'Send' }).isVisible()).toBe(true);
    expect(await page.locator('.withdrawal').count()).toBe(0);
  });
});
