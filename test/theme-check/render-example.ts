import Paper from '@bigcommerce/stencil-paper';
import { exampleContext } from './example-context';
import { readTheme, type Theme } from './read-theme';

let theme: Theme | undefined;

/**
 * Renders a piece of Handlebars with BigCommerce's renderer, as if it stood in the page of a product of the local store.
 *
 * @param example what a partial's `@example` says: `{{> components/widgets/quantity …}}`
 * @throws when the renderer does
 */
export async function renderExample(example: string): Promise<string> {
  theme ??= readTheme('theme-templates');
  const context = await exampleContext();
  const paper = new Paper(context.settings, context.theme_settings, null, 'handlebars-v4', console, 'error', {});
  const sources = [...theme.templates.values()].map(({ id, text }) => [id, text] as const);
  paper.addTemplates(paper.getPreProcessor()({ ...Object.fromEntries(sources), example }));
  paper.addTranslations(Object.fromEntries(theme.languages), 'en');
  return paper.renderTheme('example', { remote: false, context: { ...context, template: 'example' } });
}
