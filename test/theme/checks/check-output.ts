import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticAt, diagnosticIn } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Page, RenderedValue } from '../page/page';
import type { Template, Theme } from '../read-theme';
import type { TemplateNode } from '../template-engine';
import { calledName, hasParameters, walkTemplate } from '../walk-template';
import { isTypo } from './is-typo';

/** Values of the platform that are HTML wherever they are rendered. */
const html = new Set(
  'head.scripts head.config head.meta_tags head.rsslinks head.stylesheets footer.scripts page.content post.body'.split(
    ' ',
  ),
);

/** Values that a merchant writes as HTML. In a script they are part of JSON, and an attribute needs them escaped. */
const htmlTexts = new Set(
  'product.description product.warranty category.description page.content blog.post.body post.body post.summary'.split(
    ' ',
  ),
);

/** Elements whose content is text or JSON. */
const holdText = new Set('script style title textarea option template noscript'.split(' '));

/** Values that a shopper has typed. */
const typed = new Set(['forms.search.query', 'customer.name', 'customer.first_name', 'customer.last_name']);

/** Helpers that print nothing without a parameter. */
const asking = new Set(['getImage', 'getImageSrcset', 'getImageManagerImage', 'lang', 'cdn', 'stylesheet', 'json']);

/** Finds values with the wrong number of braces, helpers that are given nothing, and a misspelt `{{else}}`. */
export const checkOutput = ({ templates }: Theme, pages: readonly Page[]): Diagnostic[] => [
  ...[...templates.values()].flatMap(inTemplate),
  ...pages.flatMap(inPage),
];

const inTemplate = oncePer(({ tree, path }: Template): Diagnostic[] => {
  const problems: Diagnostic[] = [];
  walkTemplate(tree, (node) => {
    const name = calledName(node);
    if (node.type !== 'MustacheStatement' || name === undefined) return;
    const [rule, sentence] = diagnosticOf(name, node) ?? [];
    if (rule && sentence) problems.push(diagnosticIn(rule, path, node, sentence));
  });
  return problems;
});

const asText = (name: string) =>
  ['html-as-text', `{{${name}}} prints its HTML as text: it needs three braces`] as const;

function diagnosticOf(name: string, node: TemplateNode): readonly [rule: string, sentence: string] | undefined {
  if (hasParameters(node)) return name === 'stylesheet' && node.escaped ? asText(name) : undefined;
  if (html.has(name) && node.escaped) return asText(name);
  if (typed.has(name) && !node.escaped) {
    return ['text-as-html', `{{{${name}}}} prints a shopper’s words as HTML: a script in them would run`];
  }
  if (isTypo(name, 'else')) return ['misspelt-else', `{{${name}}} begins no branch; did you mean {{else}}?`];
  return asking.has(name) ? ['empty-helper', `{{${name}}} is given nothing: it renders nothing`] : undefined;
}

/** Finds merchants' HTML that the page shows as text. It checks pages, because a partial has other names for these values. */
const inPage = oncePer(({ values }: Page): Diagnostic[] =>
  values.filter(isHtmlText).map(({ name, at }) => {
    const [rule, sentence] = asText(name);
    return diagnosticAt(rule, at, sentence);
  }),
);

function isHtmlText({ name, source, isEscaped, parents }: RenderedValue): boolean {
  if (!isEscaped || (!htmlTexts.has(source) && !htmlTexts.has(name))) return false;
  return !parents.some((parent) => parent.nearest(({ localName }) => holdText.has(localName)));
}
