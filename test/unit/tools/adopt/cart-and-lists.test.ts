import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { addGoods } from '../../../support/shopper/cart-filler';
import { makeShopper, wanting } from '../../../support/shopper/shopper';
import { authorCart } from '../../../support/themes/author-cart';
import { authorTheme } from '../../../support/themes/author-theme';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { describeDiagnostic } from '../../../theme/diagnostics/diagnostic';
import { ruleOf } from '../../../theme/diagnostics/rules/rules';
import { readThemeFrom } from '../../../theme/read-theme';
import { folderSource } from '../../../theme/theme-source';
import { writeChanges } from '../../../tools/adopt/journal';
import { makePlan } from '../../../tools/adopt/plan';
import { prove } from '../../../tools/adopt/prove/prove';
import { groups } from '../../../tools/adopt/rule';

describe('the forms of a cart and the cards of lists', () => {
  const folder = authorTheme(authorCart);
  const plan = makePlan(folder, groups);
  const textOf = (id: string) => plan.changes.find(({ path }) => path === `templates/components/${id}.html`)?.after;
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are all marked', () => {
    const left = plan.places.filter(({ is }) => is === 'left');
    expect(left.map(({ rule, template, line }) => `${rule} ${template}:${line}`)).toEqual([]);
    expect(plan.places.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining([
        'options of a cart line',
        'gift wrapping',
        'gift wrapping taken away',
        'code taken away',
        'cart-code of a coupon',
        'cart-code of a certificate',
        'shipping-estimator',
        'shipping-quotes',
        'box to compare',
        'compare-link',
        'add-to-cart of a card',
      ]),
    );
  });

  it('render the same pages, except for the announced changes', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const buy = async (url: string) => {
      const buyer = makeShopper(url);
      const line = await addGoods(buyer, 'lamp', 2);
      await buyer.get('/cart.php');
      await buyer.get('/lighting/');
      await buyer.get(`/remote/v1/configure-options/${line}`, wanting('cart/modals/configure-product'));
      await buyer.get(`/remote/v1/gift-wrapping/${line}`, wanting('cart/modals/gift-wrapping-form'));
      await buyer.get(`/remote/v1/shipping-quote?country_id=226&state_id=12`, wanting('cart/shipping-quotes'));
    };
    expect(await prove(plan, buy)).toEqual([]);
    expect(log.mock.calls.join()).toMatch(/^5 pages and fragments of 5 templates/);
    const spoiled = plan.changes.map((change) => ({
      ...change,
      after: change.after.replace('class="gift-certificate-code" {{!-- style="display:none" --}}', ''),
    }));
    expect((await prove({ ...plan, changes: spoiled }, buy)).join()).toMatch(/gift-certificate-code/);
    log.mockRestore();
  });

  it('follow the contracts of their widgets in every branch of a template', async () => {
    const contracts = await knownContracts();
    const errors = () =>
      checkTheme(readThemeFrom(folderSource(folder)), contracts).filter(({ rule }) => !ruleOf(rule).isDoubtful);
    const before = new Set(errors().map(({ sentence }) => sentence));
    writeChanges(folder, plan.changes);
    const added = errors().filter(({ sentence }) => !before.has(sentence));
    expect(added.map(describeDiagnostic)).toEqual([]);
    const again = makePlan(folder, groups);
    expect(again.changes).toEqual([]);
    expect(again.places.filter(({ is }) => is !== 'there before')).toEqual([]);
    expect(again.places).toHaveLength(plan.places.length);
  });

  it('show parts that only the theme’s script showed, without losing a byte', () => {
    const totals = textOf('cart/totals');
    expect(totals).toMatch(/id="add-coupon" class="coupon-code" \{\{!-- aria-hidden="true" --\}\} \{\{!-- style=/);
    expect(totals).toMatch(/<button data-widget-replaced class="coupon-code-add">/);
    expect(textOf('cart/shipping-estimator')).toMatch(/class="shipping-estimator \{\{!-- u-hidden --\}\}">/);
  });

  it('close each form that the theme’s script opened, under the theme’s own words', () => {
    const own = '<details class="widgets-disclosure"><summary class="widgets-disclosure-toggle">';
    expect(textOf('cart/totals')).toContain(`${own}A coupon?</summary><div data-widget="cart-code"`);
    // Its opener is in another template, so the words are ours.
    expect(textOf('cart/shipping-estimator')).toContain(`${own}{{lang 'widgets.cart.estimator.title'}}</summary><div `);
    expect(textOf('cart/shipping-estimator')?.trimEnd()).toMatch(/<\/div><\/details>$/);
  });

  it('take the first translated words of the opener, and its place', () => {
    const path = 'templates/components/cart/totals.html';
    const opener = '<button class="coupon-code-add"><b>{{lang "cart.add"}}</b><i>{{lang "cart.close"}}</i></button>';
    const place = `<p class="value">${opener}</p><p class="value">${opener} or call us</p>`;
    const form = '<div class="coupon-code" style="display: none;"><form class="coupon-form"><input></form></div>';
    const open = authorTheme({ ...authorCart, [path]: `${place}${form}\n` });
    const shown = authorTheme({ ...authorCart, [path]: `${place}${form.replace(/ style="[^"]*"/, '')}\n` });
    const marked = (folder: string) => makePlan(folder, groups).changes.find((change) => change.path === path)?.after;
    expect(marked(open)).toContain('<summary class="widgets-disclosure-toggle value">{{lang "cart.add"}}</summary>');
    expect(marked(open)).toMatch(/^<p data-widget-replaced class="value">.*<p class="value">.* or call us/);
    // The theme shows this form from the start.
    expect(marked(shown)).not.toContain('<details');
    const elsewhere = authorTheme({
      ...authorCart,
      [path]: '<div class="{{#unless a}}value{{/unless}}"><button class="shipping-estimate-show">Ask</button></div>\n',
    });
    const estimator = makePlan(elsewhere, groups).changes.find((one) =>
      one.path.endsWith('cart/shipping-estimator.html'),
    );
    expect(estimator?.after).toContain('<summary class="widgets-disclosure-toggle value">');
    for (const folder of [open, shown, elsewhere]) rmSync(folder, { recursive: true });
  });

  it('add a form with the classes and text of a card’s link beside the link', () => {
    expect(textOf('products/card')).toMatch(
      /<button class="button \{\{#if pre_order\}\}early\{\{\/if\}\}" type="submit" data-part="button">Buy \{\{name\}\}<\/button><\/form><a data-widget-replaced /,
    );
  });

  it('leave a card’s link to the author if the whole list is in a form', () => {
    const list = '<form action="{{urls.compare}}" data-product-compare>{{> components/products/card}}</form>\n';
    const older = authorTheme({ ...authorCart, 'templates/components/category/product-listing.html': list });
    const { places } = makePlan(older, groups);
    rmSync(older, { recursive: true });
    expect(places.filter(({ rule }) => rule === 'add-to-cart of a card')).toEqual([]);
    expect(places).toContainEqual(
      expect.objectContaining({ is: 'left', rule: 'hook of add-to-cart', template: 'components/products/card' }),
    );
  });

  it('get a slot around the options if an older theme has no element there', () => {
    const path = 'templates/components/cart/modals/configure-product.html';
    const older = authorTheme({
      [path]:
        '<div data-product-option-change><form id="CartEditProductFieldsForm"><p></p>{{#each options}}{{/each}}<div class="form-actions"><input type="submit"></div></form></div>\n',
    });
    const { changes } = makePlan(older, groups);
    expect(changes.find((change) => change.path === path)?.after).toMatch(
      /<section data-widget="product-options" [^>]*><p><\/p>\{\{#each options\}\}\{\{\/each\}\}<\/section>\{\{!-- product-options --\}\}<div class="form-actions">/,
    );
    writeChanges(older, changes);
    expect(makePlan(older, groups).changes).toEqual([]);
    rmSync(older, { recursive: true });
  });
});
