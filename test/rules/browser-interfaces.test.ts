import { describe, it } from '@jest/globals';
import { codeFacts, place, type CodeFacts } from './code-facts';
import { enforce } from './enforce';

/** The rooms that may use each of the browser's interfaces. */
const roomsOf: Readonly<Record<string, RegExp>> = {
  localStorage: /^core\/page\//,
  sessionStorage: /^core\/page\//,
  cookie: /^core\/page\//,
  fetch: /^core\/(api|loader|channel)\//,
  // No room: after a redirect it sends tokens to any host.
  XMLHttpRequest: /^$/,
  DOMParser: /^core\/page\//,
  trustedTypes: /^core\/(page|channel)\//,
  dangerouslySetInnerHTML: /^core\/markup\//,
  innerHTML: /^core\/markup\//,
  outerHTML: /^core\/markup\//,
  insertAdjacentHTML: /^core\/markup\//,
};

const misplaced = (file: CodeFacts) =>
  file.interfaces.filter(({ text }) => !roomsOf[text]?.test(file.path)).map((found) => place(file, found));

describe('the interfaces of the browser', () => {
  it('are used only in the rooms that may use them', () => {
    enforce(
      'Only core/page uses cookies, storage and HTML parsers. Only core/api, core/loader and core/channel send requests. Only core/markup writes HTML.',
      codeFacts(['core', 'widgets']).flatMap(misplaced),
    );
  });
});
