import { describe, expect, it } from '@jest/globals';
import { exampleParameters, withParameters } from '../../shop/gallery/example-parameters';
import { isolateExample } from '../../shop/gallery/isolate-example';
import { manualPage } from '../../shop/gallery/manual-page';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const example = "{{> components/widgets/quantity quantity_name='Desk lamp'\n  max_quantity=10 hint=(lang 'a.b' c=1)}}";

describe('the parameters of an example', () => {
  it('are those that it passes to its partial, as Handlebars', () => {
    expect(exampleParameters(example)).toEqual([
      { name: 'quantity_name', value: "'Desk lamp'" },
      { name: 'max_quantity', value: '10' },
      { name: 'hint', value: "(lang 'a.b' c=1)" },
    ]);
  });

  it('are replaced in place', () => {
    expect(withParameters(example, { max_quantity: '3', hint: 'product.title', other: '1' })).toBe(
      "{{> components/widgets/quantity quantity_name='Desk lamp'\n  max_quantity=3 hint=product.title}}",
    );
  });

  it('are refused with the parser’s message if they are not valid Handlebars', () => {
    expect(() => withParameters(example, { max_quantity: '}}' })).toThrow(/Parse error|Expecting/);
  });
});

describe('an example alone', () => {
  const page = `<html><head><script data-page-context></script></head><body><header><a>Home</a>
<dialog id="menu"></dialog></header><main><h1>Lamp</h1><div id="gallery-example"><p data-widget="quantity"></p>
<p data-widget="share"></p></div></main><footer><p data-widget="announcer"></p>By us</footer><script>1</script></body></html>`;

  it('contains the parts of its layout that widgets and scripts need', () => {
    const alone = isolateExample(page, 'quantity', 'mounted').page.replace(/\s*\n/g, '');
    expect(alone).toContain('<main><div id="gallery-example">');
    expect(alone).toContain('<dialog id="menu"></dialog>');
    expect(alone).toContain('<p data-widget="announcer"></p><script>1</script>');
    expect(alone).not.toMatch(/Home|Lamp|By us|header|footer/);
  });

  it.each([
    ['mounted', 'data-widget-when="now"'],
    ['waiting', 'data-widget-when="interaction"'],
  ] as const)('has the moment of the state %s, and its neighbours keep theirs', (state, when) => {
    const { page: alone, html } = isolateExample(page, 'quantity', state);
    expect(alone).toContain(`<p data-widget="quantity" ${when}></p>`);
    expect(alone).toContain('<p data-widget="share"></p>');
    expect(html).not.toContain('data-widget-when');
  });

  it('has no tag of the bundle in the state without code', () => {
    expect(isolateExample(page, 'quantity', 'no-code').page).not.toContain('data-page-context');
    expect(isolateExample(page, 'quantity', 'failed').page).toContain('data-page-context');
  });

  it('is reported as missing if a layout does not render it', () => {
    expect(() => isolateExample('<p>', 'quantity', 'mounted')).toThrow(/renders no example/);
  });
});

describe('the gallery', () => {
  const shop = useLocalShop();
  const read = async (path: string) => (await shop.shopper.get(path)).text;

  it('lists every widget, by groups', async () => {
    const index = await read('/widgets');
    for (const name of ['quantity', 'cart-quantity', 'account-form', 'admin-bar']) {
      expect(index).toContain(`href="/widgets/${name}/1"`);
    }
  });

  it('has a page for each example, with its contract and its states', async () => {
    const page = await read('/widgets/quantity/1?state=failed');
    expect(page).toContain('<iframe title="quantity, example 1, failed" src="/widgets/quantity/1/alone?state=failed"');
    expect(page).toMatch(/<td><code>decrease<\/code>/);
    expect(page).toContain('<code>data-max-quantity</code>');
    expect(page).toContain('<code>aria-disabled</code>');
    expect(page).toContain('name="p_max_quantity" value="10"');
    expect(page).toContain('href="/widgets/manual/WIDGETS#quantity"');
  });

  it('renders the example with the parameters of the URL', async () => {
    expect(await read('/widgets/quantity/1/alone?p_max_quantity=7')).toContain('data-max-quantity="7"');
    expect(await read('/widgets/quantity/1?p_max_quantity=%7D%7D')).toContain('role="alert"');
  });

  it('shows a failed widget by the operator’s switch', async () => {
    expect(await read('/widgets/quantity/1/alone?state=failed')).toContain('data-widgets-off="quantity"');
  });

  it('shows the manual with the URLs of its headings', async () => {
    expect(await read('/widgets/manual/WIDGETS')).toContain('<h3 id="quantity">quantity</h3>');
    expect(manualPage('x', '# A b\n\n<i>')).toContain('<h1 id="a-b">A b</h1><pre>&lt;i&gt;</pre>');
  });

  it('leaves other URLs to the shop', async () => {
    for (const path of ['/widgets/quantity/9', '/widgets/quanttity/1', '/widgets/manual/OTHER']) {
      expect((await shop.shopper.get(path)).status).toBe(404);
    }
  });
});

describe('the gallery with another theme', () => {
  const shop = useLocalShop({ theme: makeTinyTheme() });

  it('shows our partial in the layout of the theme, with our texts added to its texts', async () => {
    const { text: page } = await shop.shopper.get('/widgets/quantity/1/alone?state=no-code');
    expect(page).toContain('data-fast="true"');
    expect(page).toMatch(/data-widget="quantity"[\s\S]*One more: Desk lamp/);
  });
});
