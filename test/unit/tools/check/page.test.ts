import { describe, expect, it } from '@jest/globals';
import { lineAndColumn } from '../../../theme/diagnostics/diagnostic-at';
import { buildPage } from '../../../theme/page/build-page';
import { parameterNames } from '../../../theme/page/parameter-names';
import { readTemplate, type Template } from '../../../theme/template/read-template';
import { templateEngine } from '../../../theme/template-engine';

/** The page of some templates. The first template is the page's own. */
function pageOf(texts: Readonly<Record<string, string>>, engine = 'handlebars_v4') {
  const templates = new Map<string, Template>();
  for (const [id, text] of Object.entries(texts)) {
    const template = readTemplate(`templates/${id}.html`, text, templateEngine(engine));
    if ('sentence' in template) throw new Error(template.sentence);
    templates.set(id, template);
  }
  return buildPage([...templates.values()][0]!, templates, parameterNames(templates));
}

const loose = (text: string) =>
  pageOf({ page: text }).loose.map(
    ({ name, isOpen, place }) => `${isOpen ? '' : '/'}${name}:${lineAndColumn(place).line}`,
  );

describe('a page as the checker reads it', () => {
  it('knows where each element is written', () => {
    const { elements } = pageOf({
      page: '<ul>\n  {{#each a}}<li>{{> item}}</li>{{/each}}\n</ul>',
      item: '\n <b id="x">',
    });
    expect(elements.map(({ localName, place }) => [localName, place.template.id, lineAndColumn(place)])).toEqual([
      ['ul', 'page', { line: 1, column: 1 }],
      ['li', 'page', { line: 2, column: 14 }],
      ['b', 'item', { line: 2, column: 2 }],
    ]);
  });

  it.each([
    ['branches that open in turn', '{{#if a}}<div>{{else}}<section>{{/if}}x{{#if a}}</div>{{else}}</section>{{/if}}'],
    ['a wrapper under a condition', '{{#if a}}<a href="/">{{/if}}x{{#if a}}</a>{{/if}}'],
    ['end tags that may be left out', '<ul><li>a<li>b</ul><p>c<table><tr><td>d</table>'],
    ['a row that ends and begins in a loop', '<div>{{#each a}}{{#if b}}</div><div>{{/if}}{{/each}}</div>'],
    ['SVG', '<svg><path d="m0"/><use href="#a"/></svg><br>'],
    ['tags in scripts', '<script>const a = "<div>" + {{{json b}}};</script>'],
    ['tags in comments', '<!-- <div> --><p></p>{{!-- <b> --}}'],
    ['mustaches with HTML characters', `<a title="{{#if a '>' b}}x{{/if}}" {{concat '<' c}}></a>`],
  ])('has no loose tag with %s', (_what, text) => {
    expect(loose(text)).toEqual([]);
  });

  it.each([
    ['<div><span></div>', ['span:1']],
    ['<div>\n</div></div>', ['/div:2']],
    ['{{#if a}}<b>{{/if}}<section>', ['section:1']],
  ])('has a loose tag in %s', (text, expected) => {
    expect(loose(text)).toEqual(expected);
  });

  it('puts the partials of a page into the blocks of its layout', () => {
    const { elements, unasked } = pageOf({
      page: '{{#partial "page"}}<main></main>{{/partial}}{{#partial "other"}}<i></i>{{/partial}}{{> layout}}',
      layout: '<body>{{#block "page"}}{{/block}}</body>',
    });
    expect(elements.map((element) => [element.localName, element.parentElement?.localName])).toEqual([
      ['body', undefined],
      ['main', 'body'],
      ['i', undefined],
    ]);
    expect(unasked.map(({ name }) => name)).toEqual(['other']);
  });

  it('contains the branch that a literal selects', () => {
    const kind = `{{#if kind '===' 'a'}}<a>{{else}}<b>{{/if}}`;
    expect(pageOf({ page: "{{> kind kind='b'}}", kind }).elements.map(({ localName }) => localName)).toEqual(['b']);
    expect(pageOf({ page: '{{> kind kind=x}}', kind }).elements).toHaveLength(2);
  });

  it('treats a parameter as empty if the caller does not pass it', () => {
    const price = '{{#if asked}}<b>{{/if}}<i {{#if asked}}id="x"{{/if}}>';
    const { elements } = pageOf({ page: '{{> price}}<hr>{{> price asked=true}}', price });
    expect(elements.map((one) => one.localName + (one.getAttribute('id') ?? ''))).toEqual(['i', 'hr', 'b', 'ix']);
    // These can be values of the page.
    expect(pageOf({ page: '{{> price}}{{> price asked=wanted}}', price }).elements).toHaveLength(4);
    expect(pageOf({ page: '{{> price}}{{> price asked=true}}{{#if asked}}<hr>{{/if}}', price }).elements).toHaveLength(
      5,
    );
  });

  it('has a limited size if partials include many partials', () => {
    const again = (partial: string) => `{{> ${partial}}}`.repeat(20);
    const texts = { page: `<main>${again('row')}{{> last}}</main>`, row: again('cell'), cell: again('card') };
    const built = pageOf({ ...texts, card: '<p><b></b></p>', last: '<hr>' });
    expect(built.elements.length).toBeLessThan(6_000);
    expect(built.elements.at(-1)?.localName).toBe('hr');
    expect(built.loose).toEqual([]);
  });

  it('has the last dialog of a large page, because its literal differs', () => {
    const page = `${'{{> dialog name="first"}}'.repeat(6_000)}{{> dialog name="last"}}`;
    const { elements } = pageOf({ page, dialog: '<dialog data-name="{{name}}"></dialog>' });
    expect(elements.at(-1)?.getAttribute('data-name')).toBe('last');
    expect(elements.length).toBeLessThan(6_000);
  });

  it('reads a pair of partials that open and close an element, even on a large page', () => {
    const pair = '{{> begin}}{{> end}}'.repeat(6_000);
    expect(pageOf({ page: pair, begin: '<div>', end: '</div>' }).loose).toEqual([]);
  });

  it('is refused for a template that overflows the parser’s stack', () => {
    const engine = {
      ...templateEngine('handlebars_v4'),
      parse: () => {
        throw new RangeError('Maximum call stack size exceeded');
      },
    };
    expect(readTemplate('templates/a.html', 'x'.repeat(2_100_000), engine)).toMatchObject({
      rule: 'unreadable-template',
      line: 1,
      sentence:
        "the template can't be read: it is too large (2100 kB), or its blocks are nested too deep: split it into partials",
    });
  });

  it.each(['handlebars_v3', 'handlebars_v4'])('is the same in %s', (engine) => {
    const { elements } = pageOf({ page: '<p>\r\n{{#if a}}\r\n<b {{#if c}}id="d"{{/if}}>{{/if}}' }, engine);
    expect(elements.map(({ place }) => lineAndColumn(place))).toEqual([
      { line: 1, column: 1 },
      { line: 3, column: 1 },
    ]);
    expect(elements[1]?.attributes.get('id')?.conditions).toEqual([{ test: 'if c', holds: true }]);
  });
});
