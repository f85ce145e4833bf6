import { renderExample } from '../../support/examples/render-example';
import { knownContracts } from '../../theme/contracts/known-contracts';
import { widgetHeader } from '../../theme/contracts/read-header';
import type { Examples } from './changelog-entry';

/** Renders the examples of every widget's partial, without the parts that vary from run to run. */
export async function renderExamples(): Promise<Examples> {
  const names = [...(await knownContracts()).keys()].sort();
  const rendered = names.map(async (name) => {
    const examples = await Promise.all((widgetHeader(name)?.examples ?? []).map((example) => renderExample(example)));
    return [name, examples.map(sameEachTime)] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

/** The local shop takes a free port, and its carts have random ids. */
const sameEachTime = (html: string) =>
  html
    .replace(/localhost(:|%3A)\d+/g, 'localhost')
    .replace(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '00000000-0000-4000-8000-000000000000');
