import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { useShop } from '../../support/driver/use-shop';
import { chooseValue } from '../../support/shopping/choose-option';
import { choosable, expectSold, openWithApp } from './sell';

/** A product page with the hooks of Cornerstone that apps look for. */
const productView = `<div class="productView">
  <h1 class="productView-title">{{product.title}}</h1>
  <dl class="productView-info"><dt class="sku-label">SKU</dt><dd data-product-sku>{{product.sku}}</dd></dl>
  <form action="{{product.cart_url}}" method="post" data-cart-item-add>
    <input type="hidden" name="action" value="add"><input type="hidden" name="product_id" value="{{product.id}}">
    <div data-product-option-change style="display:none;">
      {{#each product.options}}{{{dynamicComponent 'components/products/options'}}}{{/each}}
    </div>
    <input class="form-input--incrementTotal" name="qty[]" value="1">
    <div class="productAttributes-message" style="display:none"><p class="alertBox-message"></p></div>
    <div id="add-to-cart-wrapper"><input type="submit" id="form-action-addToCart" value="Buy"></div>
  </form>
</div>
`;
const adopted = adoptedTheme({ 'templates/components/products/product-view.html': productView });
afterAll(() => rmSync(adopted, { recursive: true }));

const soldOut = { field: 'attribute[10301]', value: 1030102 };

describe.each([
  ['our theme', undefined],
  ['an adopted theme', adopted],
])('a product page of %s', (_, theme) => {
  const shop = useShop({ ...(theme && { theme }), settings: { csp: false } });
  const open = (until: string, code: string, files: string[] = []) =>
    openWithApp(shop, choosable.path, { code, files, until });

  it('sells with stars below the name, which lead to reviews', async () => {
    const app = await open(
      '.their-stars',
      `document.querySelector('.productView-title').insertAdjacentHTML('afterend', '<a class="their-stars" href="#their-reviews">★★★★☆</a>');
      document.body.insertAdjacentHTML('beforeend', '<section id="their-reviews" style="height:80vh">Good!</section>');`,
    );
    await app.page.locator('.productView-title + .their-stars').click();
    await app.page.waitForURL(/#their-reviews$/);
    await expectSold(shop, app);
    expect(await app.page.locator('.productView-title + .their-stars').count()).toBe(1);
  });

  it('sells with a button for wish lists, which reads the chosen options', async () => {
    const app = await open(
      '.swym-button',
      `const form = document.querySelector('form[data-cart-item-add]');
      document.querySelector('#add-to-cart-wrapper').insertAdjacentHTML('beforeend',
        '<button type="button" class="swym-button" data-product-id="' + form.product_id.value + '">♡</button>');
      document.addEventListener('click', ({ target }) => {
        if (target.matches('.swym-button')) target.title = JSON.stringify(Object.fromEntries(new FormData(form)));
      });`,
    );
    const { page } = app;
    await page.locator('.swym-button[data-product-id="103"]').click();
    await page.locator('.swym-button[title*="product_id"]').waitFor();
    await expectSold(shop, app);
  });

  it('sells with a form for goods that are sold out, which follows the choice', async () => {
    const app = await open(
      '.their-notice',
      `const button = document.querySelector('#form-action-addToCart');
      const sku = document.querySelector('[data-product-sku]');
      document.querySelector('#add-to-cart-wrapper').insertAdjacentHTML('afterend', '<p class="their-notice" hidden></p>');
      const notice = document.querySelector('.their-notice');
      const look = () => {
        const isGone = button.disabled || !button.checkVisibility();
        if (notice.hidden !== isGone) return;
        notice.hidden = !isGone;
        notice.textContent = isGone ? 'Tell me: ' + sku.textContent.trim() : '';
      };
      new MutationObserver(look).observe(document.querySelector('.productView'), { subtree: true, attributes: true, childList: true });`,
    );
    const { page } = app;
    await chooseValue(page.locator('form[data-cart-item-add]').first(), soldOut.field, soldOut.value);
    await page.locator('.their-notice', { hasText: 'Tell me: TP-MUG-MOSS' }).waitFor();
    await expectSold(shop, app);
    expect(await page.locator('.their-notice').isHidden()).toBe(true);
  });

  it('sells with an app that hears of each choice by the events of Cornerstone’s ecosystem', async () => {
    const app = await open(
      'html[data-listening]',
      `window.heardSkus = [];
      document.addEventListener('onProductOptionsChanged', ({ detail }) => heardSkus.push(detail.data.sku));
      document.documentElement.dataset.listening = '';`,
    );
    await expectSold(shop, app);
    const heard = await app.page.evaluate(() => (window as unknown as { heardSkus: string[] }).heardSkus);
    expect(heard).toEqual([choosable.first.sku, choosable.second.sku]);
  });

  it('sells with an app that overhears the responses to fetch', async () => {
    const app = await open(
      'html[data-listening]',
      `window.heardSkus = [];
      const before = window.fetch;
      window.fetch = async (...given) => {
        const response = await before(...given);
        if (response.url.includes('/product-attributes/')) response.clone().json().then(({ data }) => heardSkus.push(data.sku));
        return response;
      };
      document.documentElement.dataset.listening = '';`,
    );
    await expectSold(shop, app);
    const heard = await app.page.evaluate(() => (window as unknown as { heardSkus: string[] }).heardSkus);
    expect(heard).toEqual([choosable.first.sku, choosable.second.sku]);
  });

  it('sells with a pixel that counts the presses of the button', async () => {
    const app = await open(
      'html[data-listening]',
      `window.tracked = [];
      document.getElementById('form-action-addToCart').addEventListener('click', () => {
        const { price } = BCData.product_attributes;
        tracked.push([Number(document.querySelector('input[name="qty[]"]').value), typeof price.without_tax.value]);
      });
      document.documentElement.dataset.listening = '';`,
    );
    await expectSold(shop, app);
    expect(await app.page.evaluate(() => (window as unknown as { tracked: unknown[] }).tracked)).toEqual([
      [1, 'number'],
    ]);
  });

  it('sells with an app that refuses one choice, and leaves the others to the theme', async () => {
    const app = await open(
      'html[data-listening]',
      `document.addEventListener('onProductOptionsChanged', ({ detail }) => setTimeout(() => {
        if (detail.data.sku !== '${choosable.first.sku}') return;
        document.querySelector('#form-action-addToCart').disabled = true;
        document.documentElement.dataset.refused = '';
      }));
      document.documentElement.dataset.listening = '';`,
    );
    await expectSold(shop, app);
    expect(await app.page.locator('html[data-refused]').count()).toBe(1);
  });

  it('sells with a chat in its corner', async () => {
    const app = await open(
      '#their-chat',
      `const first = document.getElementsByTagName('script')[0];
      first.parentNode.insertBefore(Object.assign(document.createElement('script'), { async: true }), first);
      const frame = Object.assign(document.createElement('iframe'), { id: 'their-chat', title: 'Chat',
        srcdoc: '<button onclick="this.textContent = \\'Hello\\'">Chat</button>' });
      frame.style.cssText = 'position:fixed;inset:auto 16px 16px auto;width:90px;height:60px;border:0;z-index:2147483647';
      document.body.append(frame);`,
    );
    const chat = app.page.frameLocator('#their-chat').getByRole('button');
    await chat.click();
    await chat.getByText('Hello').waitFor();
    await expectSold(shop, app);
  });

  it('sells after a pop-up for e-mail addresses that opens by itself: Magnific Popup', async () => {
    const app = await open(
      '.mfp-ready',
      `setTimeout(() => jQuery.magnificPopup.open({ type: 'inline', items: { src:
        '<form class="their-offer" style="background:#fff;margin:auto;width:300px"><input type="email" required><button>Ten per cent</button></form>' } }), 300);
      document.addEventListener('submit', (event) => {
        if (!event.target.matches('.their-offer')) return;
        event.preventDefault();
        document.body.dataset.address = event.target[0].value;
        jQuery.magnificPopup.close();
      });`,
      [
        'jquery/dist/jquery.js',
        'magnific-popup/dist/jquery.magnific-popup.js',
        'magnific-popup/dist/magnific-popup.css',
      ],
    );
    const { page } = app;
    await page.locator('.their-offer input').fill('ada@example.com');
    await page.getByRole('button', { name: 'Ten per cent' }).click();
    await page.locator('body[data-address="ada@example.com"]').waitFor();
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    await expectSold(shop, app);
  });
});
