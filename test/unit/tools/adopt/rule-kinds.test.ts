import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../tools/adopt/mark-template';
import { announcedBy } from '../../../tools/adopt/prove/announced';
import { pageLines } from '../../../tools/adopt/prove/page-lines';
import type { ElementRule } from '../../../tools/adopt/rule';
import { addSelectors, stateSelectors } from '../../../tools/adopt/style-edits';

const toggle: ElementRule = {
  name: 'toggle',
  unit: 'drop-down',
  selector: 'a[data-dropdown]',
  rename: 'summary',
  drops: ['href', 'data-dropdown', 'aria-expanded'],
};
const panel: ElementRule = {
  name: 'drop-down',
  unit: 'drop-down',
  selector: 'a[data-dropdown]',
  until: '[data-dropdown-content]',
  before: '<details>',
  after: '</details>',
};
const mark = (text: string, ...rules: ElementRule[]) => markTemplate('a', text, rules);

describe('a rule', () => {
  it('renames both tags, and drops attributes with the white space before each', () => {
    const before = `<a class="x"\n   href="{{url "#"}}"\n   data-dropdown="{{#if a}}b{{/if}}"\n   aria-expanded=false\n>{{#if a}}b{{else}}c{{/if}}</a>`;
    expect(mark(before, toggle).text).toBe(`<summary class="x"\n>{{#if a}}b{{else}}c{{/if}}</summary>`);
  });

  it('leaves a dropped attribute of a similar name, and the value of another attribute', () => {
    const rule: ElementRule = { name: 'x', selector: 'p', drops: ['id'] };
    expect(mark('<p data-id="id" title="a id=b" id="c">', rule).text).toBe('<p data-id="id" title="a id=b">');
  });

  it.each([
    '{{#if a}}<a data-dropdown>{{else}}<a data-dropdown class="b">{{/if}}c</a>',
    '<a data-dropdown>{{#if a}}b</a>{{/if}}',
    '<a data-dropdown>{{#if a}}b{{else}}</a>{{/if}}',
  ])('leaves an element whose tags a block parts: %s', (text) => {
    const { text: after, places } = mark(text, toggle);
    expect(after).toBe(text);
    expect(places.map(({ is }) => is)).toContain('left');
  });

  it('wraps an element and its siblings', () => {
    const before =
      '<li><a data-dropdown="x">b</a>{{#if a}}<b></b>{{/if}}<ul data-dropdown-content><li>c</li></ul></li>';
    expect(mark(before, panel).text).toBe(
      '<li><details><a data-dropdown="x">b</a>{{#if a}}<b></b>{{/if}}<ul data-dropdown-content><li>c</li></ul></details></li>',
    );
  });

  it('changes nothing of a unit in a template that leaves one of its places', () => {
    const before = '<a data-dropdown="x">b</a><i><ul data-dropdown-content></ul></i>';
    const { text, places } = mark(before, toggle, panel);
    expect(text).toBe(before);
    expect(places).toEqual([
      expect.objectContaining({ rule: 'toggle', is: 'left', hint: expect.stringContaining('"drop-down"') }),
      expect.objectContaining({ rule: 'drop-down', is: 'left', hint: expect.stringContaining('no sibling') }),
    ]);
  });

  it('moves an element with the changes in it', () => {
    const move: ElementRule = {
      name: 'search',
      selector: 'button',
      takes: '#panel',
      before: '<details>',
      after: '</details>',
    };
    const inside: ElementRule = { name: 'form', selector: 'form', mark: 'action="/s"' };
    expect(mark('<p><button>a</button></p><div id="panel"><form></form></div>!', move, inside).text).toBe(
      '<p><details><button>a</button><div id="panel"><form action="/s"></form></div></details></p>!',
    );
  });

  it('deletes an element, with the marks of other rules in it', () => {
    const shell: ElementRule = { name: 'shell', selector: '#modal', removes: true, before: '{{> d}}' };
    const inside: ElementRule = { name: 'form', selector: 'form', mark: 'action="/s"' };
    expect(mark('a<div id="modal"><form></form></div>b', inside, shell).text).toBe('a{{> d}}b');
  });

  it('adds an attribute to an element that has another one whose name ends the same', () => {
    const rule: ElementRule = { name: 'x', selector: 'input', mark: 'data-field-type="a" data-part="control"' };
    expect(mark('<input type="text">', rule).text).toBe('<input data-field-type="a" data-part="control" type="text">');
  });

  it('fills in values of the element, and its indentation, in each of its texts', () => {
    const rule: ElementRule = {
      name: 'x',
      selector: 'form',
      mark: 'data-question="[data-delete]"',
      drops: ['data-delete'],
      first: '\n[indent]  <b></b>',
      last: '  <i title="[class]"></i>\n[indent]',
      after: '\n[indent]<u>[value]</u>',
    };
    expect(mark(`<p>\n  <form class="f" data-delete="{{lang 'x'}}">\n  </form>\n</p>`, rule).text).toBe(
      `<p>\n  <form data-question="{{lang 'x'}}" class="f">\n    <b></b>\n    <i title="f"></i>\n  </form>\n  <u></u>\n</p>`,
    );
  });

  it('finds what it has inserted, whatever the indentation', () => {
    const rules: ElementRule[] = [
      { name: 'wrap', selector: 'p > a', until: 'b', before: '<i>\n[indent]', after: '\n[indent]</i>' },
      { name: 'note', selector: 'u', last: '  <s>\n[indent]</s>\n[indent]' },
    ];
    const once = mark('<p>\n  <a></a>\n  <b></b>\n  <u>\n  </u>\n</p>', ...rules).text;
    expect(once).toBe('<p>\n  <i>\n  <a></a>\n  <b></b>\n  </i>\n  <u>\n    <s>\n  </s>\n  </u>\n</p>');
    expect(mark(once, ...rules).text).toBe(once);
    const before: ElementRule = { name: 'x', selector: 'a', before: '<i>\n[indent]  <s></s>\n[indent]</i>\n[indent]' };
    const marked = mark('<p>\n  <a></a></p>', before).text;
    expect(mark(marked, before).text).toBe(marked);
  });

  it('takes a text away once if two rules ask for it', () => {
    const shell: ElementRule = { name: 'shell', selector: '#modal', removes: true };
    const attribute: ElementRule = { name: 'state', selector: 'p', drops: ['hidden'] };
    const twice = [shell, { ...shell, name: 'modal' }, attribute, { ...attribute, name: 'first state' }];
    expect(mark('a<div id="modal"></div>b<p hidden>', ...twice).text).toBe('ab<p>');
  });

  it('leaves out of the proof what it announces, and nothing else', () => {
    const lines = (html: string) => pageLines(html, announcedBy([toggle, panel]));
    const before = '<a data-dropdown="x" href="#" class="y">b</a><ul data-dropdown-content></ul>';
    const after = '<details><summary class="y">b</summary><ul data-dropdown-content></ul></details>';
    expect(lines(after)).toEqual(lines(before));
    expect(lines(after.replace('>b<', '>c<'))).not.toEqual(lines(before));
    expect(lines(after.replace(' class="y"', ''))).not.toEqual(lines(before));
  });
});

describe('a rule about styles', () => {
  const state = (selector: RegExp) => ({ name: 's', needs: 'x', selector, from: '.is-open', to: ':is([open] > *)' });

  it('adds a selector beside the one that it names, once', () => {
    const before =
      '.menu {\n    // .is-open\n    &.is-open {\n        color: stencilColor("a");\n    }\n    .other.is-open & { top: 0 }\n}\n';
    const after = addSelectors(before, stateSelectors([state(/^\.menu\.is-open$/)]));
    expect(after).toBe(before.replace('    &.is-open {', '    &.is-open,\n    &:is([open] > *) {'));
    expect(addSelectors(after, stateSelectors([state(/^\.menu\.is-open$/)]))).toBe(after);
  });

  it('finds the selector in a list, in nested blocks and inside of at-rules', () => {
    const before = '.a, .b {\n  @media (min-width: 1px) {\n    .c { &:hover,\n &.is-open { top: 0 } }\n  }\n}\n';
    expect(addSelectors(before, stateSelectors([state(/^\.b \.c\.is-open$/)]))).toContain(
      '&:hover,\n &.is-open, &:is([open] > *) {',
    );
    expect(addSelectors(before, stateSelectors([state(/^\.c\.is-open$/)]))).toBe(before);
  });
});
