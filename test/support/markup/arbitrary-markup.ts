import fc from 'fast-check';

/**
 * Markup like that of theme authors, and worse: every kind of element and attribute, entities, SVG, tables, selects
 * with groups, fields of every type, nested slots, comments, and parts on all of it.
 */
export function arbitraryMarkup(): fc.Arbitrary<string> {
  return fc.letrec<{ nodes: string; node: string }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'markup' }).map((nodes) => nodes.join('')),
    node: fc.oneof(
      { depthIdentifier: 'markup', maxDepth: 4 },
      text,
      leaf,
      container(tie('nodes')),
      table(tie('nodes')),
      nestedSlot(tie('nodes')),
    ),
  })).nodes;
}

const quote = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const words = fc.constantFrom(
  '',
  'a',
  'Größe',
  '5 < 6 & 7',
  '"quoted"',
  "it's",
  'متجر',
  '  two  spaces ',
  'null',
  '0',
  '🪴',
);
const text = fc.constantFrom(
  'text',
  ' ',
  '\n  ',
  '&amp;',
  '&lt;b&gt;',
  '&nbsp;',
  'مرحبا',
  '<!-- a comment -->',
  '<!---->',
  'a<!-- c -->b',
);

const attribute = fc
  .tuple(
    fc.constantFrom(
      'id',
      'class',
      'title',
      'style',
      'hidden',
      'tabindex',
      'aria-label',
      'aria-hidden',
      'data-product-id',
      'dir',
      'lang',
      'role',
      'contenteditable',
      'spellcheck',
      'draggable',
      'onclick',
      'autofocus',
      'itemprop',
      'part',
      'slot',
      'accesskey',
      'translate',
      'inputmode',
      'xml:lang',
      'data-with-dash',
      'aria-describedby',
      'inert',
      'popover',
    ),
    words,
  )
  .map(([name, value]) =>
    name === 'style' ? 'style="color: red; --x: 1px; -webkit-box-flex: 1"' : `${name}="${quote(value)}"`,
  );

const part = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b', 'input').map((name) => ` data-part="${name}"`) },
);

const attributes = fc
  .tuple(part, fc.uniqueArray(attribute, { maxLength: 3, selector: (one) => one.split('=')[0] }))
  .map(([marked, list]) => `${marked}${list.map((one) => ` ${one}`).join('')}`);

const CONTAINERS =
  'div span p section article header footer nav main aside h1 h2 ul li ol dl dt dd a button label fieldset legend ' +
  'form figure figcaption blockquote pre code em strong small b i u s sub sup mark time address details summary ' +
  'dialog output ins del bdi bdo ruby rt kbd samp var cite q abbr dfn data font center my-element x-card object video ' +
  'audio picture map menu hgroup search slot';

const container = (inside: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...CONTAINERS.split(' ')), attributes, inside)
    .map(([tag, given, html]) => `<${tag}${given}>${html}</${tag}>`);

const table = (inside: fc.Arbitrary<string>) =>
  fc
    .tuple(attributes, attributes, attributes, inside)
    .map(
      ([one, two, three, html]) =>
        `<table${one}>\n <caption>c</caption><colgroup><col span="2"></colgroup>\n <thead><tr><th scope="col">h</th></tr></thead>` +
        `<tbody${two}>\n <tr>\n <td${three} colspan="2">${html}</td> </tr></tbody></table>`,
    );

const nestedSlot = (inside: fc.Arbitrary<string>) =>
  fc
    .tuple(attributes, inside)
    .map(([given, html]) => `<div data-widget="nested"${given}><i data-part="a">x</i>${html}</div>`);

const leaf = attributes.chain((given) =>
  fc.constantFrom(
    ...'text search email number range color date month week time tel url password checkbox radio file hidden submit button image reset'
      .split(' ')
      .map((type) => `<input type="${type}" name="n"${given}>`),
    `<input type="text" value="printed"${given}>`,
    `<input type="TEXT" value=""${given}>`,
    `<input${given}>`,
    `<input type="number" value="3" min="1" max="9" step="any"${given}>`,
    `<input type="date" value="2026-01-31"${given}>`,
    `<input type="checkbox" value="yes" checked${given}>`,
    `<input type="radio" name="r" value="1" checked required${given}><input type="radio" name="r" value="2"${given}>`,
    `<input type="hidden" value="secret"${given}>`,
    `<textarea name="t" rows="3"${given}>first\nsecond &amp; third</textarea>`,
    `<textarea${given}></textarea>`,
    `<textarea${given}>\n\nblank line first</textarea>`,
    `<select name="s"${given}><option value="">Choose</option><optgroup label="G"><option value="1" selected data-part="option">One</option>` +
      `<option disabled>Two &amp; a half</option></optgroup></select>`,
    `<select multiple size="3"${given}>\n<option selected>1</option>\n<option selected>2</option></select>`,
    `<button type="submit" name="action" value="add"${given}>Add</button>`,
    `<progress value="3" max="9"${given}></progress><meter value="0.5"${given}></meter>`,
    `<img src="data:," srcset="data:, 1x" alt="" width="1" height="1"${given}>`,
    `<br${given}><hr${given}><wbr>`,
    `<svg viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"${given}><title>t</title><g stroke-width="2" clip-path="url(#c)">` +
      `<path d="M0 0h9" data-part="path" stroke-linecap="round"/></g><use xlink:href="#i"/><foreignObject><p>in</p></foreignObject></svg>`,
    `<math${given}><mi>x</mi></math>`,
    `<template${given}><p data-part="a">in a template</p></template>`,
    `<noscript${given}><p>without scripts</p></noscript>`,
    `<script type="application/json"${given}>{"a":"<b>"}</script>`,
    `<style${given}>.never { color: red }</style>`,
    `<link rel="preload" href="data:," as="image"${given}>`,
    `<meta name="m" content="c"${given}>`,
    `<iframe title="f" srcdoc="&lt;p&gt;"${given}></iframe>`,
    `<video controls muted${given}><source src="data:,"><track kind="captions"></video>`,
    `<details open${given}><summary>s</summary>body</details>`,
    `<datalist id="d"${given}><option value="1">x</option></datalist>`,
    `<a href="/x?a=1&amp;b=2" target="_top" rel="nofollow" download${given}>link</a>`,
  ),
);
