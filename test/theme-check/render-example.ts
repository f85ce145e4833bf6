import Paper from '@bigcommerce/stencil-paper';
import { exampleContext } from './example-context';
import { readTheme, type Theme } from './read-theme';

let known: Theme | undefined;
/** The theme's templates, compiled once. */
let theme: Record<string, string> | undefined;

/**
 * Renders a piece of Handlebars with BigCommerce's renderer, as if it stood in the page of a product of the local shop.
 *
 * @param example what a partial's `@example` says: `{{> components/widgets/quantity …}}`
 * @param more what the page's context has beside the example's own
 * @throws when the renderer does
 */
export async function renderExample(example: string, more: object = {}): Promise<string> {
  const context = await exampleContext();
  const paper = new Paper(context.settings, context.theme_settings, null, 'handlebars-v4', console, 'error', {});
  const prepare = paper.getPreProcessor();
  const { templates, languages } = (known ??= readTheme('theme-templates'));
  theme ??= prepare(Object.fromEntries([...templates.values()].map(({ id, text }) => [id, text])));
  paper.addTemplates({ ...theme, ...prepare({ example }) });
  paper.addTranslations(Object.fromEntries(languages), 'en');
  return paper.renderTheme('example', { remote: false, context: { ...context, ...more, template: 'example' } });
}
