import { describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { productTheme } from '../../../support/themes/product-theme';
import { checkTheme } from '../../../theme/checks/check-theme';
import { knownContracts } from '../../../theme/contracts/known-contracts';
import { readThemeFrom } from '../../../theme/read-theme';
import { folderSource } from '../../../theme/theme-source';
import { writeChanges } from '../../../tools/adopt/journal';
import { makePlan } from '../../../tools/adopt/plan';
import { prove } from '../../../tools/adopt/prove/prove';

jest.setTimeout(60_000);

const view = 'templates/components/products/product-view.html';
const planOf = (folder: string) => makePlan(folder, ['product']);
const viewOf = (folder: string) => planOf(folder).changes.find(({ path }) => path === view)?.after ?? '';

describe('the form that adopt marks', () => {
  it('has the stock, unless the shop sells without a limit', () => {
    expect(viewOf(authorTheme())).toContain(
      '{{#if product.available_to_sell}}{{#unless product.unlimited_backorder}}data-stock-quantity="{{product.available_to_sell}}"{{/unless}}{{/if}}',
    );
  });
});

describe('the dialog of an added product', () => {
  const dialog = (more: string) =>
    `<div id="previewModal" class="modal" data-reveal><a class="modal-close" href="#"></a><div class="modal-content">${more}</div><div class="loadingOverlay"></div></div>`;
  const planFor = (text: string) => planOf(authorTheme({ [view]: `<div class="productView">\n${text}\n</div>` }));

  it('goes, because the bundle has its own', () => {
    const { changes, places } = planFor(dialog(''));
    expect(changes.find(({ path }) => path === view)?.after).not.toContain('previewModal');
    expect(places.filter(({ rule }) => rule === 'hook of cart-preview')).toEqual([]);
  });

  it('stays with what the author has put into it, which the report names', () => {
    const { changes, places } = planFor(dialog('<p>Free delivery</p>'));
    expect(changes.map(({ path }) => path)).not.toContain(view);
    expect(places).toContainEqual(expect.objectContaining({ rule: 'hook of cart-preview', is: 'left', line: 2 }));
  });
});

describe('the pictures that adopt marks', () => {
  const pictures = '<section class="productView-images"></section>';
  const data = '<section class="productView-details product-data"></section>';
  const sheets = { 'assets/scss/theme.scss': '' };
  const planFor = (text: string) => planOf(authorTheme({ ...productTheme, ...sheets, [view]: text }));
  const styled = 'assets/scss/widgets/_product-pictures.scss';

  it('wait for the data that the styles show above them', () => {
    const folder = authorTheme({
      ...productTheme,
      ...sheets,
      [view]: `<div class="productView">${pictures}${data}<form></form></div>`,
    });
    const { changes } = planOf(folder);
    const text = changes.find(({ path }) => path === view)?.after;
    expect(text).toContain('<section data-shown-below class="productView-images">');
    expect(changes.find(({ path }) => path === styled)?.after).toContain('> [data-shown-below]');
    writeChanges(folder, changes);
    expect(planOf(folder).changes).toEqual([]);
  });

  it('wait for nothing if no data follows them', () => {
    const { changes } = planFor(`<div class="productView">${data}${pictures}<form></form></div>`);
    expect(changes.map(({ after }) => after).join('')).not.toContain('data-shown-below');
    expect(changes.map(({ path }) => path)).not.toContain(styled);
  });
});

describe('the gallery and the bulk prices that adopt marks', () => {
  it('have the parts with which the widgets need no script of the theme', () => {
    const text = viewOf(authorTheme(productTheme));
    expect(text).toMatch(
      /<figure [^>]*data-part="figure"[^>]*>.*<div [^>]*data-part="zoom" aria-hidden="true" hidden><\/div><\/figure>/s,
    );
    expect(text).toContain('data-widget-keeps="mouseover"');
    const slot = text.slice(text.indexOf('<div data-widget="bulk-pricing"'), text.indexOf('</dialog>'));
    for (const part of ['open', 'dialog', 'close', 'table']) expect(slot).toContain(`data-part="${part}"`);
    expect(text).toMatch(/<\/div>\{\{!-- <div class="productView-info-bulkPricing">.*?<\/div> --\}\}/s);
  });

  it('have the theme’s heading of the bulk prices, or ours', () => {
    const heading = (files = {}) => /<dt[^>]* data-part="row"[^>]*>(.*?)<\/dt>/.exec(viewOf(authorTheme(files)))?.[1];
    expect(heading(productTheme)).toBe("{{lang 'products.bulk_pricing.title'}}");
    expect(heading({ ...productTheme, 'lang/en.json': '{}' })).toBe("{{lang 'widgets.products.bulk_pricing.title'}}");
  });

  it('are accepted by the checker, explained by the proof, and the same after another run', async () => {
    const folder = authorTheme(productTheme);
    const problems = async () => {
      const contracts = await knownContracts();
      return checkTheme(readThemeFrom(folderSource(folder)), contracts).map(({ sentence }) => sentence);
    };
    const before = await problems();
    const plan = planOf(folder);
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const visit = async (url: string) => {
      for (const path of ['/linen-tea-towels/', '/harbour-desk-lamp/']) await fetch(url + path);
    };
    expect(await prove(plan, visit)).toEqual([]);
    log.mockRestore();
    writeChanges(folder, plan.changes);
    expect((await problems()).filter((one) => !before.includes(one))).toEqual([]);
    const again = planOf(folder);
    expect(again.changes).toEqual([]);
    expect(again.places.filter(({ is }) => is !== 'there before')).toEqual([]);
    expect(again.places).toHaveLength(plan.places.length);
  });

  it('stay as an earlier version has marked them, or as the author has', () => {
    const earlier =
      '<div data-widget="bulk-pricing"><div data-part="table" class="productView-info-bulkPricing"></div></div>';
    const text = viewOf(
      authorTheme({ ...productTheme, [view]: `<div class="productView" data-event-type="product">${earlier}</div>` }),
    );
    expect(text).toContain(earlier);
  });

  it('are left to the author if a comment is inside, with the reason', () => {
    const odd = '<div class="productView-info-bulkPricing">{{!-- mine --}}</div>';
    const { places } = planOf(authorTheme({ ...productTheme, [view]: odd }));
    expect(places).toContainEqual(
      expect.objectContaining({ is: 'left', hint: expect.stringMatching(/contain no comment/) }),
    );
  });
});
