// Prints, as JSON, what is wrong with the examples of every widget's partial: [widget, sentences][].
// Jest can't load the HTML parser that this needs; a rule runs it.
import { exampleProblems } from './example-problems';
import { knownContracts } from './known-contracts';
import { widgetHeader } from './read-header';

const contracts = [...(await knownContracts()).values()];
const problems = await Promise.all(
  contracts.map(async (contract) => [
    contract.name,
    await exampleProblems(contract, widgetHeader(contract.name)?.examples ?? []),
  ]),
);
process.stdout.write(JSON.stringify(problems));
