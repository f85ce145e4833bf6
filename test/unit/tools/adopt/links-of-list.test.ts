import { describe, expect, it } from '@jest/globals';
import { linksOfList } from '../../../tools/adopt/try/links-of-list';

describe('the links of a list', () => {
  it('are those of its products, without the link to the comparison', () => {
    document.body.innerHTML = `<div data-widget="category-listing"><a href="/filter">Filter</a><main data-part="products">
      <a href="/lamp/">Lamp</a><span data-widget="compare-link"><a href="/compare/1/2">Compare</a></span>
    </main></div>`;
    expect(linksOfList()).toBe('/lamp/');
  });
});
