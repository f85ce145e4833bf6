import { describe, expect, it } from '@jest/globals';
import { printedHtml } from '../../../../core/markup/server-html';

const printed = (html: string) => {
  document.body.innerHTML = html;
  return printedHtml(document.body);
};

describe('the restored HTML', () => {
  it('is the HTML of the element, with all styles of its author', () => {
    const html = '<p style="color: red">A <font style="color: red">B</font></p>';
    expect(printed(html)).toBe(html);
  });

  it('has no style of a browser’s translator, which a strict policy forbids', () => {
    const font = '<font style="vertical-align: inherit;">';
    expect(printed(`${font}${font}Hallo</font></font> ${font}Welt</font>`)).toBe(
      '<font><font>Hallo</font></font> <font>Welt</font>',
    );
    expect(printed('<font dir="auto" style="vertical-align: inherit;" class="x">A</font>')).toBe(
      '<font dir="auto" class="x">A</font>',
    );
  });
});
