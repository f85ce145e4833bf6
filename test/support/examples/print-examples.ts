// Prints the rendered examples of every widget's partial as JSON: { <widget>: [html, …] }.
import { knownContracts } from '../../theme/contracts/known-contracts';
import { widgetHeader } from '../../theme/contracts/read-header';
import { renderExample } from './render-example';

const names = [...(await knownContracts()).keys()];
const rendered = names.map(async (name) => {
  const examples = widgetHeader(name)?.examples ?? [];
  return [name, await Promise.all(examples.map((example) => renderExample(example)))] as const;
});
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(rendered))));
