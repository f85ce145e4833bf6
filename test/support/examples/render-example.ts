import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Paper from '@bigcommerce/stencil-paper';
import { type GatherTemplates, makeTemplateFiles } from '../../shop/render/template-files';
import { exampleContext } from './example-context';

const theme = 'theme-templates';
/** The theme's templates, each compiled once. */
let templates: GatherTemplates | undefined;
let words: Record<string, unknown> | undefined;

/**
 * Renders Handlebars with BigCommerce's renderer, in the context of a product page of the local shop.
 *
 * @param example the text of a partial's `@example`: `{{> components/widgets/quantity …}}`
 * @param more additional keys of the page's context, and `theme_settings` to replace those of the theme
 * @throws when the renderer does, or the theme lacks a template
 */
export async function renderExample(example: string, more: object = {}): Promise<string> {
  const context = { ...(await exampleContext()), ...more };
  const paper = new Paper(context.settings, context.theme_settings, null, 'handlebars-v4', console, 'error', {});
  templates ??= makeTemplateFiles(theme, paper.getPreProcessor());
  words ??= { en: JSON.parse(readFileSync(join(theme, 'lang', 'en.json'), 'utf8')) as object };
  // A renderer evaluates all its templates, so it gets only those that the example includes.
  paper.addTemplates(templates('example', (name) => (name === 'example' ? example : undefined)));
  paper.addTranslations(words, 'en');
  return paper.renderTheme('example', { remote: false, context: { ...context, template: 'example' } });
}
