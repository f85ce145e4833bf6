import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../tools/adopt/mark-template';
import type { Rule } from '../../../tools/adopt/rule';
import { groupRules } from '../../../tools/adopt/rules/group-rules';
import { priceRules } from '../../../tools/adopt/rules/price-rules';

const rules: readonly Rule[] = [
  {
    name: 'form',
    selector: 'form[data-cart-item-add]',
    mark: 'data-widget="add-to-cart"',
    last: '<p data-part="error"></p>',
  },
  {
    name: 'message',
    selector: '.message',
    mark: 'data-part="box"',
    before: '<div data-widget="product-message">',
    after: '</div>',
    hides: true,
  },
  { name: 'picture', call: /./, holds: /data-main-image/, parameter: " widget_part='image'" },
];
const around: Rule = {
  name: 'table',
  selector: '.rates',
  mark: 'data-widget="bulk-pricing"',
  first: '<div>',
  last: '</div>',
};
const mark = (text: string) => markTemplate('components/products/view', text, rules);

describe('marking a template', () => {
  it('puts attributes after the name of the element, with any other content of its tag', () => {
    const before = `---\nx: {{theme_settings.y}}\n---\n{{#if a}}<form {{#unless b}}class='{{c}}'{{/unless}} title=">" data-cart-item-add>{{> x}}</form>{{/if}}\n`;
    expect(mark(before).text).toBe(
      before.replace('<form', '<form data-widget="add-to-cart"').replace('</form>', '<p data-part="error"></p></form>'),
    );
  });

  it('adds hidden beside the style that hides an element, inside of its condition', () => {
    expect(mark(`<p class="message" {{#unless a}}style="display: none;"{{/unless}}></p>`).text).toBe(
      `<div data-widget="product-message"><p data-part="box" class="message" {{#unless a}}hidden style="display: none;"{{/unless}}></p></div>`,
    );
  });

  it('passes a part to the partial that renders the element', () => {
    expect(mark(`{{> img a="x" otherAttributes="data-main-image"}}{{> img }}`).text).toBe(
      `{{> img a="x" otherAttributes="data-main-image" widget_part='image'}}{{> img }}`,
    );
  });

  it('wraps the content of an element, once', () => {
    const once = markTemplate('a', '<div class="rates"><div>1</div></div>', [around]);
    expect(once.text).toBe('<div data-widget="bulk-pricing" class="rates"><div><div>1</div></div></div>');
    expect(markTemplate('a', once.text, [around]).text).toBe(once.text);
  });

  it('changes nothing the second time', () => {
    const once = mark(
      '<form data-cart-item-add><p class="message" style="display:none"></p></form>{{> i o="data-main-image"}}',
    );
    const twice = markTemplate('components/products/view', once.text, rules);
    expect(twice.text).toBe(once.text);
    expect(twice.places.map(({ is }) => is)).toEqual(['there before', 'there before', 'there before']);
  });

  it("leaves an author's own marks as they are", () => {
    const own = '<form data-cart-item-add data-widget="my-form"></form>';
    expect(mark(own).text).toBe(own);
  });

  it('leaves an element to the author that another template closes, and names its line', () => {
    const { text, places } = mark('\n<form data-cart-item-add>');
    expect(text).toBe('\n<form data-cart-item-add>');
    expect(places).toEqual([
      expect.objectContaining({ is: 'left', line: 2, hint: expect.stringContaining('by hand') }),
    ]);
  });

  it('names the line of a text that cannot be parsed', () => {
    expect(() => mark('a\n{{#if b}}')).toThrow(/line 2/);
  });
});

describe('marking a price', () => {
  it('asks for the parts wherever the product of the page has its price, and on no card', () => {
    const asked = (id: string, call: string) =>
      markTemplate(`components/products/${id}`, call, groupRules(['product'])).text.includes('widget_prices=true');
    for (const id of ['product-view', 'details', 'info/main']) {
      expect(asked(id, '{{> components/products/price price=product.price schema_org=schema}}')).toBe(true);
    }
    expect(asked('card', '{{> components/products/price price=price}}')).toBe(false);
  });

  it('marks the label of a reduced price as such, even if it has the class of the other label too', () => {
    const marked = markTemplate(
      'components/products/price',
      '<b class="price-label price-now-label">Now:</b>',
      priceRules,
    );
    expect(marked.text).toBe(
      '<b {{#if widget_prices}}data-part="now-label"{{/if}} class="price-label price-now-label">Now:</b>',
    );
  });
});
