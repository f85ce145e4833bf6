/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';
import { hostileText } from '../../support/states/hostile-texts';

/** The text of an element without child elements: only its character references are decoded. */
const decode = (html: string) =>
  html.replace(
    /&(lt|gt|quot|#x27|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '&',
  );

async function render(text: string): Promise<string> {
  const given = JSON.stringify({ text }).replaceAll("'", '\\u0027');
  const html = await renderExample(
    `{{#JSONparse '${given}'}}[[[{{> components/common/plain-text plain_text=text}}]]]{{/JSONparse}}`,
  );
  return /\[\[\[(.*)\]\]\]/s.exec(html)?.[1] ?? html;
}

describe('a text that the platform may have escaped', () => {
  it.each([
    ['Nuts & bolts', 'Nuts & bolts'],
    ['Nuts &amp; bolts', 'Nuts & bolts'],
    ['Under &lt; 3 &quot;', 'Under < 3 "'],
    ['I <3 it, 2 < 3 > 1', 'I <3 it, 2 < 3 > 1'],
    ['L’atelier', 'L’atelier'],
    ['', ''],
  ])('is rendered as it was written: %j', async (text, expected) => {
    expect(decode(await render(text))).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<scr<script>ipt>alert(1)</script>',
    '</p><p><b>',
    '<!--',
    '<',
    hostileText,
  ])('creates no element: %s', async (text) => {
    expect(await render(text)).not.toContain('<');
  });

  it('is empty if there is none', async () => {
    expect(await renderExample('<p>{{> components/common/plain-text plain_text=nothing.here}}</p>')).toBe('<p></p>');
  });
});

describe('the texts that the platform escapes', () => {
  const review = {
    title: 'Nuts &amp; bolts',
    text: '&quot;Good&quot; I <3 it',
    name: 'Ada &amp; co',
    date: 'today',
    rating: 5,
  };
  it('are rendered as written in reviews, filters and addresses of orders', async () => {
    const given = JSON.stringify({
      product: { id: 1, reviews: { total: 1, list: [review] } },
      items: [{ title: 'Nuts &amp; bolts', url: '/', count: 1, facet: 'a' }],
      address: {
        full_name: 'Ada &amp; co',
        company: 'B &amp; C',
        address_lines: ['1 &amp; 2'],
        city: 'D &amp; E',
        state: 'F &amp; G',
        zip: 4,
        country: 'H &amp; I',
      },
    }).replaceAll('<', '\\u003c');
    const html = await renderExample(`{{#JSONparse '${given}'}}
      {{> components/widgets/product-reviews reviewed_product=product review_url='/' review_author='' reviews_open=true}}
      {{> components/faceted-search/links links_facet='a' links_items=items links_counts=true}}
      {{> components/faceted-search/selected selected_facets=items selected_clear_url='/'}}
      {{> components/widgets/facet-filter filtered_facet='a' filtered_title='a' filtered_items=items filtered_counts=true}}
      {{> components/account/postal-address postal_address=address postal_heading='To'}}{{/JSONparse}}`);
    const text = decode(html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '));
    expect(text).not.toContain('&amp;');
    expect(text.match(/Nuts & bolts/g)).toHaveLength(4);
    expect(text).toContain('"Good" I <3 it');
    for (const expected of ['Ada & co, today', 'Ada & co', 'B & C', '1 & 2', 'D & E, F & G 4', 'H & I'])
      expect(text).toContain(expected);
  });
});
