import { describe, it } from '@jest/globals';
import { codeFacts, place, type CodeFacts } from './code-facts';
import { hold } from './hold';

/** The rooms that may use each of the browser's interfaces. */
const keys: Readonly<Record<string, RegExp>> = {
  localStorage: /^core\/page\//,
  sessionStorage: /^core\/page\//,
  cookie: /^core\/page\//,
  fetch: /^core\/(api|loader|channel)\//,
  // It takes tokens along to whatever host it is redirected to.
  XMLHttpRequest: /^$/,
  DOMParser: /^core\/page\//,
  trustedTypes: /^core\/page\//,
  dangerouslySetInnerHTML: /^core\/markup\//,
  innerHTML: /^core\/markup\//,
  outerHTML: /^core\/markup\//,
  insertAdjacentHTML: /^core\/markup\//,
};

const withoutKey = (file: CodeFacts) =>
  file.doors.filter(({ text }) => !keys[text]?.test(file.path)).map((door) => place(file, door));

describe('the doors of the browser', () => {
  it('are opened in one room each', () => {
    hold(
      'Cookies, storage and parsers of HTML in core/page, requests in core/api, chunks in core/loader, versions in core/channel, server HTML in core/markup.',
      codeFacts(['core', 'widgets']).flatMap(withoutKey),
    );
  });
});
