import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, it } from '@jest/globals';
import { attributeName, kebabCase } from '../../core/contract/attribute-name';
import type { Contract } from '../../core/contract/define-contract';
import { exampleProblems } from '../support/examples/example-problems';
import { knownContracts } from '../theme/contracts/known-contracts';
import { partialPath, readHeader, type Header } from '../theme/contracts/read-header';
import { enforce } from './enforce';
import { sourceFiles } from '../support/build/source-files';

const snakeCase = (name: string) => kebabCase(name).replaceAll('-', '_');

interface Partial {
  readonly contract: Contract;
  readonly text: string;
  readonly header: Header | undefined;
}

function read(contract: Contract): Partial {
  const text = readFileSync(partialPath(contract.name), 'utf8');
  return { contract, text: text.replace(/^\s*\{\{!--[\s\S]*?--\}\}/, ''), header: readHeader(text) };
}

function headerProblems({ contract, header }: Partial): string[] {
  if (!header) return ['the partial does not begin with a comment'];
  const parts = Object.keys(contract.parts ?? {}).map(kebabCase);
  const data = Object.entries(contract.attributes ?? {}).filter(([, { kind }]) => kind === 'json');
  const known = [...parts, ...data.map(([name]) => kebabCase(name))];
  const described = header.parts.map(({ name }) => name);
  return [
    ...(header.summary.startsWith('Renders ') ? [] : ['the comment does not begin with "Renders"']),
    ...(header.examples.length > 0 ? [] : ['the comment has no @example']),
    ...[...header.params, ...header.parts].filter(({ is }) => !is).map(({ name }) => `"${name}" is not explained`),
    ...header.params.filter(({ type }) => !type).map(({ name }) => `@param ${name} has no {type}`),
    ...parts.filter((name) => !described.includes(name)).map((name) => `the comment lacks @part ${name}`),
    ...described.filter((name) => !known.includes(name)).map((name) => `the contract has no part "${name}"`),
  ];
}

/**
 * `maxQuantity` ⇄ `data-max-quantity` ⇄ `max_quantity`: the partial must print each attribute that the widget reads, or
 * have it as a parameter.
 */
function attributeProblems({ contract, text, header }: Partial): string[] {
  const params = header?.params.map(({ name }) => name) ?? [];
  const prints = (name: string) => new RegExp(`\\b${attributeName(name)}\\s*=`).test(text);
  const attributes = Object.entries(contract.attributes ?? {}).filter(([, { kind }]) => kind !== 'json');
  return [
    ...attributes
      .filter(([name]) => !prints(name) && !params.includes(snakeCase(name)))
      .map(([name]) => `the partial neither prints ${attributeName(name)} nor has a @param ${snakeCase(name)}`),
    ...Object.keys(contract.words ?? {})
      .filter((name) => !prints(name))
      .map((name) => `the partial does not print ${attributeName(name)}`),
    ...params
      .filter((name) => !new RegExp(`[{(\\s=.#/]${name}\\b`).test(text))
      .map((name) => `@param ${name} is never used`),
  ];
}

describe('contract, partial and example', () => {
  let partials: Partial[] = [];
  beforeAll(async () => {
    partials = [...(await knownContracts()).values()].map(read);
  });
  const named = ({ contract }: Partial, problems: string[]) =>
    problems.map((problem) => `${contract.name}: ${problem}`);

  it('have the same parts', () => {
    enforce(
      "The comment of a widget's partial describes the parts of its contract.",
      partials.flatMap((partial) => named(partial, headerProblems(partial))),
    );
  });

  it('have the same attributes and words', () => {
    enforce(
      "A widget's partial prints every attribute and word of its contract, and uses every parameter.",
      partials.flatMap((partial) => named(partial, attributeProblems(partial))),
    );
  });

  it('name the same templates for the shop to render', () => {
    const code = sourceFiles(['core', 'widgets']).map(({ text }) => text);
    const requested = code.flatMap((text) => [...text.matchAll(/'([a-z]+\/[a-z/-]+)'/g)].map(([, name = '']) => name));
    const described = partials.flatMap(({ header }) => header?.templates.map(({ name }) => name) ?? []);
    enforce("A widget's partial names each template that the widget requests from the shop: @template.", [
      ...requested
        .filter((name) => existsSync(`theme-templates/templates/components/${name}.html`) && !described.includes(name))
        .map((name) => `no partial names ${name}`),
      ...described.filter((name) => !requested.includes(name)).map((name) => `no widget requests ${name}`),
    ]);
  });

  it('match when an example is rendered', async () => {
    const problems = await Promise.all(
      partials.map(async ({ contract, header }) => ({
        name: contract.name,
        sentences: await exampleProblems(contract, header?.examples ?? []),
      })),
    );
    enforce(
      'Every @example renders with the real renderer and follows the contract.',
      problems.flatMap(({ name, sentences }) => sentences.map((sentence) => `${name}: ${sentence}`)),
    );
  });
});
