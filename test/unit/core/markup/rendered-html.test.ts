import { describe, expect, it } from '@jest/globals';
import { renderedHtml } from '../../../../core/markup/server-html';

const rendered = (html: string) => {
  document.body.innerHTML = html;
  return renderedHtml(document.body);
};

describe('the restored HTML', () => {
  it('is the HTML of the element, with all styles of its author', () => {
    const html = '<p style="color: red">A <font style="color: red">B</font></p>';
    expect(rendered(html)).toBe(html);
  });

  it('has no style of a browser’s translator, which a strict policy forbids', () => {
    const font = '<font style="vertical-align: inherit;">';
    expect(rendered(`${font}${font}Hallo</font></font> ${font}Welt</font>`)).toBe(
      '<font><font>Hallo</font></font> <font>Welt</font>',
    );
    expect(rendered('<font dir="auto" style="vertical-align: inherit;" class="x">A</font>')).toBe(
      '<font dir="auto" class="x">A</font>',
    );
  });
});
