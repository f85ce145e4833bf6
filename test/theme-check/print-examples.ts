// Prints, as JSON, the examples of every widget's partial as the renderer renders them: { <widget>: [html, …] }.
import { knownContracts } from './known-contracts';
import { widgetHeader } from './read-header';
import { renderExample } from './render-example';

const names = [...(await knownContracts()).keys()];
const rendered = names.map(async (name) => {
  const examples = widgetHeader(name)?.examples ?? [];
  return [name, await Promise.all(examples.map((example) => renderExample(example)))] as const;
});
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(rendered))));
