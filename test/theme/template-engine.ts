import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { folders } from './folders';
import { helperNames } from './template/helper-names';

/** The part of Handlebars' syntax tree that the checks read; it is the same in both engines. */
export interface TemplateNode {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } };
  readonly original?: unknown;
  readonly value?: unknown;
  readonly escaped?: boolean;
  /** Of a tag: whether it begins with `{{~`. */
  readonly strip?: { readonly open?: boolean };
  readonly path?: { readonly original?: unknown };
  readonly name?: { readonly original?: unknown };
  readonly params?: readonly TemplateNode[];
  readonly hash?: { readonly pairs: readonly HashPair[] };
  readonly body?: readonly TemplateNode[];
  readonly program?: TemplateNode;
  readonly inverse?: TemplateNode;
}

/** `name=value` in a call. */
export interface HashPair {
  readonly key: string;
  readonly value: TemplateNode;
  readonly loc?: TemplateNode['loc'];
}

/** A theme's template engine, with the names of the shop's own helpers. */
export interface TemplateEngine {
  readonly name: string;
  readonly helpers: ReadonlySet<string>;
  /** @throws when the text is not a valid template; the message contains the line */
  parse(text: string): TemplateNode;
}

interface Handlebars {
  parse(text: string): TemplateNode;
  /** Missing in version 3, which handles white space while parsing. */
  parseWithoutProcessing?(text: string): TemplateNode;
}

const known = new Map<string, TemplateEngine>();

/**
 * The Handlebars of BigCommerce's renderer, in the theme's version. The renderer itself is not loaded, because that
 * takes longer than checking a theme. The same version returns the same object, so that stored results are still valid.
 *
 * @param wanted `template_engine` of the theme's config.json; absent means version 3, as on the platform.
 */
export function templateEngine(wanted = 'handlebars_v3'): TemplateEngine {
  const engine = known.get(wanted) ?? loadEngine(wanted);
  known.set(wanted, engine);
  return engine;
}

function loadEngine(wanted: string): TemplateEngine {
  const require = createRequire(resolve(folders.root, 'package.json'));
  const paper = createRequire(require.resolve('@bigcommerce/stencil-paper'));
  const renderer = createRequire(paper.resolve('@bigcommerce/stencil-paper-handlebars'));
  const name = wanted.replace('_', '-');
  const handlebars = renderer(name === 'handlebars-v4' ? 'handlebars-v4' : 'handlebars') as Handlebars;
  const parse = handlebars.parseWithoutProcessing ?? handlebars.parse;
  return { name, helpers: helperNames, parse: (text) => parse(text) };
}
