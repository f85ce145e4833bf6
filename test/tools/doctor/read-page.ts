import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type PageHooks, readHooks } from './read-hooks';

export type Attributes = Readonly<Record<string, string>>;

export interface RenderedSlot {
  readonly name: string;
  readonly when: string | undefined;
}

/** A script with speculation rules: https://html.spec.whatwg.org/multipage/speculative-loading.html */
export interface RenderedRules {
  readonly nonce: string | undefined;
  readonly text: string;
}

/** The widgets' markup in a page, as a browser parses it. */
export interface PageFacts {
  /** The bundle's tags that browsers run; a correct page has one. */
  readonly tags: readonly Attributes[];
  /** Whether a tag is where browsers run no scripts: in a comment, a `<noscript>` or a `<template>`. */
  readonly hasInertTag: boolean;
  /** The attributes of the element with `data-page-context`. */
  readonly pageData: Attributes | undefined;
  readonly slots: readonly RenderedSlot[];
  readonly links: readonly Attributes[];
  /** The scripts with speculation rules. */
  readonly earlyRules: readonly RenderedRules[];
  /** The names of the tools and forms for shoppers' agents. */
  readonly agentTools: readonly string[];
  /** Policies of `<meta>` elements. */
  readonly policies: readonly string[];
  /** What works only with the theme's own script. */
  readonly hooks: PageHooks;
}

const scriptUrl = /\/\d+\.\d+\.\d+[^/]*\/(loader|channel)\.js(\?|#|$)/;

/** Reads a page with a parser of the HTML standard, so it finds the same elements as a browser. */
export function readPage(html: string): PageFacts {
  const document = parse(html);
  const elements = [...elementsBelow(document)];
  const named = (name: string) => elements.filter(({ tag }) => tag === name).map(({ attributes }) => attributes);
  const tags = named('script').filter(isBundleTag);
  return {
    tags,
    hasInertTag: tags.length === 0 && /<script[^>]*(\sdata-page-context|\/(loader|channel)\.js)/.test(html),
    pageData: elements.find(({ attributes }) => 'data-page-context' in attributes)?.attributes,
    slots: elements.flatMap(({ attributes }) => {
      const name = attributes['data-widget'];
      return name === undefined ? [] : [{ name, when: attributes['data-widget-when'] }];
    }),
    links: named('link'),
    earlyRules: elements
      .filter(({ tag, attributes }) => tag === 'script' && attributes['type'] === 'speculationrules')
      .map(({ attributes, text }) => ({ nonce: attributes['nonce'], text })),
    agentTools: elements.flatMap(({ attributes }) => {
      const name = attributes['data-part'] === 'tool' ? attributes['data-name'] : attributes['toolname'];
      return name ? [name] : [];
    }),
    policies: named('meta')
      .filter((meta) => meta['http-equiv']?.toLowerCase() === 'content-security-policy')
      .map(({ content = '' }) => content),
    hooks: readHooks(document),
  };
}

const isBundleTag = (script: Attributes): boolean =>
  'data-page-context' in script || scriptUrl.test(script['src'] ?? '');

interface RenderedElement {
  readonly tag: string;
  readonly attributes: Attributes;
  /** The text directly inside. */
  readonly text: string;
}

/** All elements except those in templates, which are not rendered. */
function* elementsBelow(parent: DefaultTreeAdapterTypes.ParentNode): Generator<RenderedElement> {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    yield {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    };
    yield* elementsBelow(node);
  }
}
