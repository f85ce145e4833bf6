import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { moments } from '../../core/contract/moment';
import { filesBelow, sourceFiles } from '../support/build/source-files';
import { consoleSentences, explainMessage } from '../theme/contracts/console-sentences';
import { headingAnchors } from '../theme/contracts/heading-anchors';
import { statesIn } from '../theme/contracts/states-in';
import { escapeRegExp } from '../theme/escape-reg-exp';
import { manualPath } from '../tools/manual/manual';
import { readAttributes } from '../tools/manual/read-attributes';
import { storefrontTypes, typesPath } from '../tools/manual/storefront-types';
import { writtenDocuments } from '../tools/manual/written-documents';
import { enforce } from './enforce';
import { readTests } from './proving-tests';
import { reportedSentences } from './reported-sentences';

const folders = ['core', 'widgets', 'test', 'theme-templates'];
const ofGitHub = ['.github/CONTRIBUTING.md', '.github/SECURITY.md'];
const documents = ['README.md', ...ofGitHub, ...folders.flatMap(filesBelow).filter((path) => path.endsWith('.md'))].map(
  (path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }),
);
const textOf = (path: string) => documents.find((document) => document.path === path)?.text ?? '';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const exists = (file: string, anchor: string | undefined) =>
  existsSync(file) && (!anchor || headingAnchors(readFileSync(file, 'utf8')).has(anchor));

describe('the documents', () => {
  it('contain every document and chapter that the code names', () => {
    const named = sourceFiles(folders, /\.[cm]?tsx?$/).flatMap(({ path, text }) =>
      [...text.matchAll(/((?:core|widgets|test|theme-templates)(?:\/[\w-]+)*\/[A-Z]+\.md)(?:#([\w-]+))?/g)].map(
        ([link, file = '', anchor]) => ({ place: `${path}: ${link}`, file, anchor }),
      ),
    );
    const inGallery = sourceFiles(['test'], /\.ts$/).flatMap(({ path, text }) =>
      [...text.matchAll(/\/widgets\/manual\/([A-Z]+)#([a-z-]+)/g)].map(([link, name = '', anchor]) => ({
        place: `${path}: ${link}`,
        file: `theme-templates/${name}.md`,
        anchor,
      })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(inGallery.length).toBeGreaterThan(0);
    enforce(
      'Every document and chapter that the code names exists.',
      [...named, ...inGallery].filter(({ file, anchor }) => !exists(file, anchor)).map(({ place }) => place),
    );
  });

  it('name only files and folders that exist', () => {
    // The changelog may name a file that has been removed since. `dist/` exists only after a build.
    const named = documents
      .filter(({ path }) => !path.endsWith('CHANGELOG.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/`((?:[a-z-]+\/)+(?:[\w-]+\.(?:tsx?|mjs|json|html|css|md))?)`/g)].map(([, name = '']) => ({
          path,
          name,
        })),
      )
      .filter(({ name }) => !/^(?:assets\/)?dist\//.test(name));
    expect(named.length).toBeGreaterThan(100);
    const roots = (path: string) => ['', dirname(path), 'theme-templates', 'theme-templates/templates', 'test'];
    enforce(
      'Every path that a document names exists, from the top of the tree or from the document.',
      named
        .filter(({ path, name }) => !roots(path).some((root) => existsSync(join(root, name))))
        .map(({ path, name }) => `${path}: ${name}`),
    );
  });

  it('import only modules that exist, in the code of a widget and of its test', () => {
    const imported = [...textOf('widgets/README.md').matchAll(/^import [^;]* from '(\.[^']+)';/gm)].map(
      ([, to = '']) => to,
    );
    const homes = ['widgets/global', 'test/unit/widgets/global'];
    // The guide's example widget does not exist.
    const others = imported.filter((to) => !to.endsWith('/countdown'));
    expect(others.length).toBeGreaterThan(4);
    enforce(
      'Every module that widgets/README.md imports exists, seen from a widget or a test of the group global.',
      others.filter((to) => !homes.some((home) => ['.ts', '.tsx'].some((end) => existsSync(join(home, to + end))))),
    );
  });

  it('name only commands that exist', () => {
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${path}: ${command}`),
    );
    enforce('Every command of a document is a script of package.json.', unknown);
  });

  it('show every tag as code, except a line break', () => {
    // A reader of the repository's pages would see an element: a `<details>` hides the rest of its document.
    const shown = documents.flatMap(({ path, text }) => {
      const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '');
      return [...prose.matchAll(/<(?!br>)[a-z][^>]*>/gi)].map(([tag]) => `${path}: ${tag}`);
    });
    enforce('A tag in a document is in backticks.', shown);
  });

  it('contain no markers of a merge conflict', () => {
    enforce(
      'A document contains no markers of a merge conflict.',
      documents.filter(({ text }) => /^(?:<{7}|={7}|>{7}|(?:> ){7})/m.test(text)).map(({ path }) => path),
    );
  });
});

describe('the README at the top level', () => {
  it('has at most 8,192 bytes', () => {
    const bytes = Buffer.byteLength(textOf('README.md'));
    enforce('README.md has at most 8,192 bytes.', bytes > 8_192 ? [`it has ${bytes}`] : []);
  });

  it('leads to every other document by one or two links', () => {
    const linked = (path: string) =>
      [...textOf(path).matchAll(/\]\(([^)#\s:]+\.md)/g)].map(([, to = '']) => join(dirname(path), to));
    const near = new Set(linked('README.md').flatMap((path) => [path, ...linked(path)]));
    const far = documents.map(({ path }) => path).filter((path) => path !== 'README.md' && !near.has(path));
    enforce('Every document is at most two links away from README.md.', far);
  });
});

describe('the table of apps', () => {
  it('names in each row a test that exists and runs', () => {
    const rows = textOf('theme-templates/APPS.md').match(/^\| (?!kind|---).*\|$/gm) ?? [];
    expect(rows.length).toBeGreaterThan(20);
    const find = readTests();
    enforce(
      'Each row of APPS.md ends with the title of its test, linked to the file.',
      rows.flatMap((row) => {
        const [, title = '', file = ''] = /\[([^\]]+)\]\(\.\.\/test\/([^)]+)\) \|$/.exec(row) ?? [];
        const result = find(file, title);
        return result === 'one test' ? [] : [`${result}: ${row}`];
      }),
    );
  });
});

describe('the generated chapters of the documents', () => {
  it('match the partials, the contracts and the code', async () => {
    const stale = Object.entries(await writtenDocuments()).filter(
      ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    enforce(
      'The generated chapters match the code.',
      stale.map(([path]) => `${path} is outdated: run npm run update`),
    );
  });
});

/** A script of another author. `@ts-expect-error` marks the line that must not compile. */
const script = `import './storefront-widgets';
document.addEventListener('widgets:cart-changed', ({ detail }) => detail.quantity + 1);
window.storefrontWidgets?.on('item-added', ({ productId }) => productId.length);
// @ts-expect-error there is no such event
window.storefrontWidgets?.on('item-addd', () => undefined);
export const add = async () => (await window.storefrontWidgets?.actions)?.addItem({ product_id: '107' });
`;

const reference = readFileSync(manualPath, 'utf8');
const sources = sourceFiles(['core', 'widgets']);
const inCode = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found })));

const notInReference = (found: readonly { path: string; found: string }[]) =>
  found
    .filter(({ found: name }) => !reference.includes(`\`${name}`))
    .map(({ path, found: name }) => `${path}: ${name}`);

describe("the authors' reference", () => {
  it('has up-to-date types beside it', () => {
    const isFresh = existsSync(typesPath) && readFileSync(typesPath, 'utf8') === storefrontTypes();
    enforce('The types match the code.', isFresh ? [] : [`${typesPath} is outdated: run npm run update`]);
  });

  it('has types that accept a correct script and reject an unknown event', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-types-'));
    writeFileSync(join(folder, 'storefront-widgets.d.ts'), readFileSync(typesPath));
    writeFileSync(join(folder, 'theirs.ts'), script);
    const options = '--ignoreConfig --noEmit --strict --target es2022 --lib es2022,dom --types'.split(' ');
    const compiler = join('node_modules', '@typescript', 'native', 'bin', 'tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, ...options, '', join(folder, 'theirs.ts')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stdout).toBe('');
  });

  it('names every event that the code sends', () => {
    const sent = [
      ...inCode(/'(widgets:[a-z-]+)'/g),
      ...inCode(/new CustomEvent\(\s*'([^']+)'/g),
      ...inCode(/emitStencilHook\('([^']+)'/g),
      ...inCode(/emitBodl\('([^']+)'/g),
    ];
    expect(sent.length).toBeGreaterThan(10);
    enforce('Every event of the code is in WIDGETS.md.', notInReference(sent));
  });

  it('names every state that a widget sets', () => {
    const states = sources.flatMap(({ path, text }) => statesIn(text).map((found) => ({ path, found })));
    expect(new Set(states.map(({ found }) => found)).size).toBeGreaterThan(30);
    enforce('Every state of the code is in WIDGETS.md.', notInReference(states));
  });

  it('names every attribute that the code reads', () => {
    const read = sources.flatMap(({ path, text }) => readAttributes(text).map((found) => ({ path, found })));
    expect(new Set(read.map(({ found }) => found)).size).toBeGreaterThan(30);
    enforce('Every attribute that the code reads is in WIDGETS.md.', notInReference(read));
  });

  it('names every moment', () => {
    enforce(
      'Every moment is in WIDGETS.md.',
      moments.filter((moment) => !reference.includes(`| \`${moment}\` |`)),
    );
  });

  it('explains each message by the row that was written for it', () => {
    const rows = Object.entries(consoleSentences).flatMap(([kind, sentences]) =>
      sentences.map(({ says }) => ({ kind, says, found: explainMessage(kind, says.replaceAll('…', 'x'))?.says })),
    );
    enforce(
      'A row of test/theme/contracts/console-sentences.ts is before every row that also fits its messages.',
      rows.filter(({ says, found }) => found !== says).map(({ kind, says, found }) => `${kind}: ${says}: ${found}`),
    );
  });

  it('explains every sentence that the code reports', () => {
    const known = Object.values(consoleSentences)
      .flatMap((sentences) => sentences.map(({ says }) => says))
      .filter((says) => says !== '…: …');
    const reported = reportedSentences();
    expect(reported.length).toBeGreaterThan(12);
    const unknown = reported.filter(({ sentence }) => {
      return !known.some((says) => formOf(sentence).test(says) || formOf(says).test(sentence));
    });
    enforce(
      'Every sentence that the code reports is in test/theme/contracts/console-sentences.ts.',
      unknown.map(({ path, sentence }) => `${path}: ${sentence}`),
    );
  });
});

/** A pattern for a sentence, which accepts any text for each `…`. */
const formOf = (sentence: string) => new RegExp(`${sentence.split('…').map(escapeRegExp).join('.*')}`);
