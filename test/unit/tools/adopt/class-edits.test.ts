import { describe, expect, it } from '@jest/globals';
import { markTemplate } from '../../../tools/adopt/mark-template';
import { announcedBy } from '../../../tools/adopt/prove/announced';
import { pageLines } from '../../../tools/adopt/prove/page-lines';
import type { ElementRule } from '../../../tools/adopt/rule';

const drop: ElementRule = { name: 'x', selector: 'p', drops: ['.is-open', 'data-x'] };
const mark = (text: string, rule = drop) => markTemplate('a', text, [rule]).text;

describe('a rule that drops a class', () => {
  it.each([
    ['<p class="a is-open b">', '<p class="a b">'],
    ['<p class="a{{#unless c}} is-open{{/unless}}">', '<p class="a">'],
    ['<p class="a {{#unless c}} is-open {{/unless}} b">', '<p class="a b">'],
    ['<p class="a{{#if b}} b{{/if}} is-open">', '<p class="a{{#if b}} b{{/if}}">'],
    ['<p class="is-open" id="b">', '<p id="b">'],
    [`<p id="b" {{#if a '!=' 'b'}}class="is-open"{{/if}}>`, '<p id="b">'],
    ['<p id="b" {{#unless c}}data-x="1{{#if d}}2{{/if}}"{{/unless}}>', '<p id="b">'],
  ])('takes it away, with a condition around it alone: %s', (before, after) => {
    expect(mark(before)).toBe(after);
  });

  it.each([
    '<p class="is-open-b a-is-open" id="is-open">',
    '<p data-class="is-open">',
    '<p class="a{{#if b}} c is-closed{{/if}}">',
  ])('leaves everything else: %s', (text) => expect(mark(text)).toBe(text));

  it('leaves out of the proof what it announces, and nothing else', () => {
    const lines = (html: string) => pageLines(html, announcedBy([drop]));
    expect(lines('<p class="a is-open"></p>')).toEqual(lines('<p class="a"></p>'));
    expect(lines('<p class="is-open"></p>')).toEqual(lines('<p></p>'));
    expect(lines('<p class="a is-open"></p>')).not.toEqual(lines('<p></p>'));
    expect(lines('<b class="is-open"></b>')).not.toEqual(lines('<b></b>'));
  });
});

describe('a text of a rule', () => {
  it('begins a line as the element does, and is there once', () => {
    const wrap: ElementRule = {
      name: 'x',
      selector: 'p',
      before: '<div>\n[indent]',
      after: '\n[indent]</div>',
      last: '    <b></b>\n[indent]',
    };
    const after = mark('<i>\n  <p>\n  </p>\n</i>', wrap);
    expect(after).toBe('<i>\n  <div>\n  <p>\n      <b></b>\n  </p>\n  </div>\n</i>');
    expect(mark(after, wrap)).toBe(after);
  });
});

describe('the proof', () => {
  const lines = (html: string, mark: string) => pageLines(html, announcedBy([{ name: 'x', selector: 'p', mark }]));

  it('knows a value with a condition in it', () => {
    const mark = 'data-a="b{{#if c}}-{{c}}{{/if}}"';
    expect(lines('<p data-a="b-1"></p>', mark)).toEqual(lines('<p></p>', mark));
    expect(lines('<p data-a="b"></p>', mark)).toEqual(lines('<p></p>', mark));
    expect(lines('<p data-a="c"></p>', mark)).not.toEqual(lines('<p></p>', mark));
  });

  it('leaves an author’s element out only if it is the announced dialog', () => {
    const dialogs = (html: string) =>
      pageLines(
        html,
        announcedBy([{ name: 'x', selector: 'div', last: "{{> components/widgets/dialog name='alert' a=b}}" }]),
      );
    expect(dialogs('<div><dialog data-widget="dialog" data-name="alert"></dialog></div>')).toEqual(
      dialogs('<div></div>'),
    );
    expect(dialogs('<div><dialog data-widget="dialog" data-name="review"></dialog></div>')).not.toEqual(
      dialogs('<div></div>'),
    );
  });

  it('knows the attribute that a call passes to a partial', () => {
    const rule = { name: 'x', call: /a/, parameter: " additional_attr='data-reveal-close'" };
    const page = (html: string) => pageLines(html, announcedBy([rule]));
    expect(page('<b data-reveal-close></b>')).toEqual(page('<b></b>'));
    expect(page('<b data-other></b>')).not.toEqual(page('<b></b>'));
  });
});
