import { describe, it } from '@jest/globals';
import { DELEGATED_EVENTS, eventsOf } from '../../core/mount/delegated-events';
import { codeFacts, place } from './code-facts';
import { enforce } from './enforce';

/** The folders that may use each of the browser's interfaces. */
const foldersOf: Readonly<Record<string, RegExp>> = {
  localStorage: /^core\/storage\//,
  sessionStorage: /^core\/storage\/|^widgets\/exceptions\.ts/,
  cookie: /^core\/storage\/|^widgets\/exceptions\.ts/,
  fetch: /^core\/(api|loader|channel)\//,
  // No folder: after a redirect it sends tokens to any host.
  XMLHttpRequest: /^$/,
  DOMParser: /^core\/dom\//,
  trustedTypes: /^core\/(dom|channel)\//,
  dangerouslySetInnerHTML: /^core\/markup\//,
  innerHTML: /^core\/markup\//,
  outerHTML: /^core\/markup\//,
  insertAdjacentHTML: /^core\/markup\//,
};

// The code with sentences for authors and operators, the code that runs at build time, and the generated table of names.
const speaksToAuthors =
  /^core\/(build|contract|errors|own)\/|^core\/mount\/find-clobbered\.ts|^widgets\/(stencil\/install-library|table)\.ts/;

/** Events with a listener on the element itself: React adds it, or `writeContent`. */
const byReact = ['cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'];
const byContent = ['pointerenter', 'pointerleave'];
const reachable = new Set<string>([...DELEGATED_EVENTS, ...byReact, ...byContent]);

describe('the code of core and widgets', () => {
  const facts = codeFacts();

  it('uses the interfaces of the browser only in the folders that may', () => {
    enforce(
      'Only core/storage uses cookies and storage, only core/dom HTML parsers. Only core/api, core/loader and core/channel send requests. Only core/markup writes HTML.',
      facts.flatMap((file) =>
        file.interfaces.filter(({ text }) => !foldersOf[text]?.test(file.path)).map((found) => place(file, found)),
      ),
    );
  });

  it('has no words that a shopper can read: they come from the template', () => {
    enforce(
      'No English sentence in code: words come from the template as data- attributes or elements.',
      facts
        .filter(({ path }) => !speaksToAuthors.test(path))
        .flatMap((file) => file.phrases.map((phrase) => place(file, phrase))),
    );
  });

  it('handles only events that reach a slot', () => {
    enforce(
      `A widget handles only ${[...reachable].join(', ')}: any other handler would never be called.`,
      facts
        .filter(({ path }) => path.startsWith('widgets/'))
        .flatMap((file) =>
          file.handlers
            .filter(({ text }) => !eventsOf(text).every((event) => reachable.has(event)))
            .map((found) => place(file, found)),
        ),
    );
  });
});
