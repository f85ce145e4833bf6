import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The little of Handlebars' syntax tree that the checks read; the two engines agree on it. */
export interface TemplateNode {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly original?: unknown;
  readonly value?: unknown;
  readonly escaped?: boolean;
  readonly path?: { readonly original?: unknown };
  readonly name?: { readonly original?: unknown };
  readonly params?: readonly TemplateNode[];
  readonly hash?: { readonly pairs: readonly { readonly key: string; readonly value: TemplateNode }[] };
  readonly body?: readonly TemplateNode[];
  readonly program?: TemplateNode;
  readonly inverse?: TemplateNode;
}

/** A theme's template engine, with the shop's own helpers. */
export interface TemplateEngine {
  readonly name: string;
  readonly helpers: ReadonlySet<string>;
  /** @throws when the text is no template; the message names the line */
  parse(text: string): TemplateNode;
  /** @throws for what parses and can't be compiled */
  precompile(tree: TemplateNode): unknown;
}

interface Handlebars {
  readonly helpers: Record<string, unknown>;
  parse(text: string): TemplateNode;
  precompile(tree: TemplateNode): unknown;
}

type Paper = new (
  settings: object,
  themeSettings: object,
  assembler: object,
  engine: string,
  logger: Console,
  logLevel: string,
) => { getRenderer(): { handlebars: Handlebars } };

/**
 * BigCommerce's renderer's own Handlebars, in the version that a theme asks for.
 *
 * @param wanted `template_engine` of the theme's config.json; absent means version 3, as on the platform.
 */
export function templateEngine(wanted = 'handlebars_v3'): TemplateEngine {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const StencilPaper = require('@bigcommerce/stencil-paper') as Paper;
  const name = wanted.replace('_', '-');
  const { handlebars } = new StencilPaper({}, {}, {}, name, console, 'error').getRenderer();
  return {
    name,
    helpers: new Set(Object.keys(handlebars.helpers)),
    parse: (text) => handlebars.parse(text),
    precompile: (tree) => handlebars.precompile(tree),
  };
}
