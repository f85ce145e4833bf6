import { JSDOM } from 'jsdom';
import Paper from '@bigcommerce/stencil-paper';
import type { Contract } from '../../core/contract/define-contract';
import { readContract } from '../../core/contract/read-contract';
import { readTheme } from '../theme-check/read-theme';
import { exampleContext } from './example-context';

const theme = readTheme('theme-templates');

/**
 * Renders the examples of a partial with BigCommerce's renderer, over a product's page of the local store, and holds
 * what comes out against the contract.
 */
export async function exampleProblems(contract: Contract, examples: readonly string[]): Promise<string[]> {
  const problems = await Promise.all(
    examples.map(async (example) => {
      const html = await render(example);
      const slots = JSDOM.fragment(html).querySelectorAll<HTMLElement>(`[data-widget="${contract.name}"]`);
      if (slots.length === 0) return [`${example} prints no slot`];
      return [...slots].flatMap((slot) => readContract(slot, contract).problems);
    }),
  );
  return problems.flat();
}

async function render(example: string): Promise<string> {
  const context = await exampleContext();
  const paper = new Paper(context.settings, context.theme_settings, null, 'handlebars-v4', console, 'error', {});
  const sources = [...theme.templates.values()].map(({ id, text }) => [id, text] as const);
  paper.addTemplates(paper.getPreProcessor()({ ...Object.fromEntries(sources), example }));
  paper.addTranslations(Object.fromEntries(theme.languages) as Record<string, Record<string, unknown>>, 'en');
  return paper.renderTheme('example', { remote: false, context: { ...context, template: 'example' } });
}
