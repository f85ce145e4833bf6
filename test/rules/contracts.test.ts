import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { widgetFiles } from '../../core/build/widget-files.mjs';
import { attributeName, kebabCase } from '../../core/contract/attribute';
import type { Contract } from '../../core/contract/define-widget';
import { filesBelow, sourceFiles } from '../support/build/source-files';
import { exampleProblems } from '../support/examples/example-problems';
import { productWidgets } from '../theme/checks/product-widgets';
import { shownAndHidden } from '../theme/checks/shown-and-hidden';
import { knownContracts } from '../theme/contracts/known-contracts';
import { groupNames, loadWidgets } from '../theme/contracts/load-widgets';
import { neededElements } from '../theme/contracts/needed-elements';
import { type Header, partialPath, readHeader } from '../theme/contracts/read-header';
import { helperNames } from '../theme/template/helper-names';
import { loaderTable, tablePath } from '../tools/update/loader-table';
import { enforce } from './enforce';

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
 * `maxQuantity` ⇄ `data-max-quantity` ⇄ `max_quantity`: the partial must render each attribute that the widget reads, or
 * have it as a parameter.
 */
function attributeDiagnostics({ contract, text, header }: Partial): string[] {
  const params = header?.params.map(({ name }) => name) ?? [];
  const prints = (name: string) => new RegExp(`\\b${attributeName(name)}\\s*=`).test(text);
  const attributes = Object.entries(contract.attributes ?? {}).filter(([, { kind }]) => kind !== 'json');
  return [
    ...attributes
      .filter(([name]) => !prints(name) && !params.includes(snakeCase(name)))
      .map(([name]) => `the partial neither prints ${attributeName(name)} nor has a @param ${snakeCase(name)}`),
    ...Object.keys(contract.messages ?? {})
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

  it('have the same attributes and messages', () => {
    enforce(
      "A widget's partial renders every attribute and word of its contract, and uses every parameter.",
      partials.flatMap((partial) => named(partial, attributeDiagnostics(partial))),
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

const oneName = 'One widget, one name, everywhere: contract, bundle, file, partial, test.';

/** Widgets for other themes: this theme does not use them. */
const unused = ['collapsible', 'collapsible-group'];

const namesIn = (group: string) => widgetFiles(group).map(({ name }) => name);

const exists = (path: string) => (existsSync(path) ? [] : [`there is no ${path}`]);

/** A widget's file is in the folder of its group, or in one of its subfolders. */
const inFolder = (folder: string, name: string) =>
  filesBelow(folder).some((path) => basename(path) === name) ? [] : [`there is no ${name} in ${folder}`];

describe('the name of a widget', () => {
  const widgetsOf = new Map<string, string[]>();
  beforeAll(async () => {
    for (const name of groupNames())
      widgetsOf.set(
        name,
        (await loadWidgets(name)).map(({ contract }) => contract.name),
      );
  });

  it('is in the table of the loader, with its moment', () => {
    const isOutdated = loaderTable() !== readFileSync(tablePath, 'utf8');
    enforce(
      'The table of the loader is generated from the widgets.',
      isOutdated ? [`${tablePath} is outdated: run npm run update`] : [],
    );
  });

  it('is used by a template of the theme', () => {
    const templates = sourceFiles(['theme-templates/templates'], /\.html$/).map(({ path, text }) => ({
      path,
      code: text.replace(/\{\{!--.*?--\}\}/gs, ''),
    }));
    const isUsed = (name: string) => {
      const slot = new RegExp(`\\{\\{#?> components/widgets/${name}[\\s}]|data-widget="${name}"`);
      return templates.some(({ path, code }) => path !== partialPath(name) && slot.test(code));
    };
    const violations = groupNames()
      .flatMap(namesIn)
      .filter((name) => !isUsed(name) && !unused.includes(name));
    enforce(
      'The theme uses every widget: a template includes its partial, or has a slot of it.',
      violations.map((name) => `no template includes components/widgets/${name}`),
    );
  });

  it('is the name of its file, its partial and its test', () => {
    const violations = [...widgetsOf].flatMap(([group, names]) =>
      names.flatMap((name) => [
        ...inFolder(`widgets/${group}`, `${name}.tsx`),
        ...exists(partialPath(name)),
        ...inFolder(`test/unit/widgets/${group}`, `${name}.test.tsx`),
      ]),
    );
    enforce(oneName, violations);
  });
});

type Paper = new (...values: unknown[]) => { getRenderer(): { handlebars: { helpers: Record<string, unknown> } } };

describe('the fixed lists of the checker', () => {
  it.each(['handlebars-v3', 'handlebars-v4'])('match the helpers of %s', (engine) => {
    const StencilPaper = createRequire(join(process.cwd(), 'package.json'))('@bigcommerce/stencil-paper') as Paper;
    const { helpers } = new StencilPaper({}, {}, {}, engine, console, 'error').getRenderer().handlebars;
    expect([...helperNames].sort()).toEqual(Object.keys(helpers).sort());
  });

  it('name the widgets that belong to a product', () => {
    const users = sourceFiles(['widgets'], /\.tsx$/)
      .filter(({ text }) => text.includes('useProduct('))
      .map(({ path }) => basename(path, '.tsx'))
      // They find their product by a form.
      .filter((name) => !['cart-options', 'add-to-cart-bar'].includes(name));
    enforce('test/theme/checks/product-widgets.ts names every widget that uses its product.', [
      ...users.filter((name) => !productWidgets.has(name)).map((name) => `${name} is missing`),
      ...[...productWidgets].filter((name) => !users.includes(name)).map((name) => `${name} uses none`),
    ]);
  });

  it('name the parts that a widget hides and its partial shows', () => {
    const hiding = sourceFiles(['widgets'], /\.tsx$/).flatMap(({ path, text }) => {
      const widget = basename(path, '.tsx');
      const parts = [...text.matchAll(/\s(\w+)=\{(?:\(.*?\) => \()?\{[^}]*\bhidden\b/g)].map(([, part = '']) =>
        kebabCase(part),
      );
      return parts.filter((part) => part !== 'slot').map((part) => ({ widget, part }));
    });
    const isShown = ({ widget, part }: { widget: string; part: string }) =>
      neededElements(widget)
        .get(part)
        ?.every((element) => !element.hasAttribute('hidden'));
    enforce('test/theme/checks/shown-and-hidden.ts names every part that a widget hides and its partial shows.', [
      ...hiding
        .filter((one) => isShown(one) && !shownAndHidden[one.widget]?.includes(one.part))
        .map(({ widget, part }) => `${widget}: ${part} is missing`),
      ...Object.entries(shownAndHidden).flatMap(([widget, parts]) =>
        parts
          .filter((part) => !isShown({ widget, part }))
          .map((part) => `${widget}: ${part} is hidden in the partial, or does not exist`),
      ),
    ]);
  });
});
