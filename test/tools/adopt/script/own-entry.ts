import { posix } from 'node:path';
import { shortHash } from './known-modules';
import { contextName, type Part } from './own-parts';
import { type PageProof, scriptOf } from './prove-pages';
import { ownModule } from './webpack-entries';

const head = `__webpack_public_path__ = window.__webpack_public_path__; // eslint-disable-line
`;
const about = [
  '// The lines of the theme\'s script that some pages still need, without the rest of it. "adopt" writes this file from your',
  '// modules: when you change one of the lines in your module, run it again. A file that you change is yours: adopt leaves it.',
];
const sumOf = (text: string): string => `// Checksum: ${shortHash(text, 10)}\n`;

/** The text of the second script for the page types that need it; null without any. */
export function ownEntry(proofs: readonly PageProof[]): string | null {
  const types = proofs.flatMap(({ pageType, own, ...proof }) =>
    own && scriptOf({ pageType, own, ...proof }) === 'own' ? [{ pageType, parts: own.parts }] : [],
  );
  if (types.length === 0) return null;
  const parts = new Map(types.flatMap((type) => type.parts.map((part) => [nameOf(part), part] as const)));
  const lists = new Map<string, string[]>();
  for (const type of types) {
    const list = type.parts.map((part) => quoted(nameOf(part))).join(', ');
    lists.set(list, [...(lists.get(list) ?? []), quoted(type.pageType)]);
  }
  const lines = [
    'const parts = {',
    ...[...parts].map(([name, part]) => `    ${quoted(name)}: ${loaded(part)},`),
    '};',
    '',
    'const pageTypes = {};',
    ...[...lists].flatMap(([list, same]) => [
      `[${same.join(', ')}].forEach(type => {`,
      `    pageTypes[type] = [${list}];`,
      '});',
    ]),
    '',
    'const { pageType, context } = window.themeOwnScript;',
    `const ${contextName} = JSON.parse(context || '{}');`,
    'Promise.all((pageTypes[pageType] || []).map(name => parts[name]()))',
    `    .then(starts => starts.forEach(start => start(${contextName})));`,
    '',
  ];
  const text = [head, ...about, ...lines].join('\n');
  return text + sumOf(text);
}

/** Whether a text is as adopt wrote it. */
export function isGeneratedEntry(text: string): boolean {
  const at = text.lastIndexOf('// Checksum: ');
  return at >= 0 && text.slice(at) === sumOf(text.slice(0, at));
}

/** The text of a part in the second script: two scripts with the same text run the same lines. */
export const partText = (part: Part): string => `${quoted(nameOf(part))}: ${loaded(part)},`;

const nameOf = ({ path, spans }: Part): string => `${path.replace(/^assets\/js\//, '')}:${spans.at(-1)?.[0] ?? 1}`;

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** A function that loads what a part imports, and returns the function that runs its lines. */
function loaded({ names, effects, text }: Part): string {
  const jquery = /(?<![\w$.])\$\(|(?<![\w$.])jQuery\b/.exec(text);
  const implied =
    jquery && !names.some(({ local }) => local === '$' || local === 'jQuery')
      ? [{ local: jquery[0].replace('(', ''), imported: 'default', specifier: 'jquery' }]
      : [];
  const all = [...names, ...implied];
  const modules = [...new Set([...effects, ...all].map((one) => specifierOf(one)))];
  const constants = all.map(({ local, imported, ...one }) => {
    const from = `modules[${modules.indexOf(specifierOf(one))}]`;
    return `        const ${local} = ${imported === '*' ? from : `${from}.${imported}`};`;
  });
  const imports = modules.map((specifier) => `        import(${quoted(specifier)}),`);
  return [
    '() => Promise.all([',
    ...imports,
    text === '' ? '    ]).then(() => () => {})' : `    ]).then(modules => ${contextName} => {`,
    ...(text === '' ? [] : [...constants, `        ${text}`, '    })']),
  ].join('\n');
}

/** The specifier of an import in the second script. */
function specifierOf({ specifier, path }: { readonly specifier: string; readonly path?: string }): string {
  if (path === undefined) return specifier;
  return `./${posix.relative(posix.dirname(ownModule), path).replace(/\.js$/, '')}`;
}
