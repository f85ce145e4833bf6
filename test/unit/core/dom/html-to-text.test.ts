import { describe, expect, it } from '@jest/globals';
import { htmlToText } from '../../../../core/dom/html';

describe('server HTML as text', () => {
  it.each([
    ['plain words', 'plain words'],
    ['', ''],
    ['<p>We don&#39;t have <b>enough</b> Soap &amp; Co.</p>', "We don't have enough Soap & Co."],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['<p>one</p>\n  <p>two</p>', 'one\ntwo'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<style>p{}</style><script>bad()</script>words', 'words'],
    ['a&nbsp;b   c', 'a b c'],
  ])('%j is %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('neither runs a script nor loads a picture', () => {
    const loaded: string[] = [];
    Object.assign(window, { ran: () => loaded.push('script') });
    htmlToText(
      '<img src="x" onerror="ran()"><svg onload="ran()"></svg><script>ran()</script><iframe srcdoc="<script>parent.ran()</script>">',
    );
    expect(loaded).toEqual([]);
    expect(document.querySelector('img, svg, iframe')).toBeNull();
  });
});
