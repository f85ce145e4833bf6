import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { moments } from '../../core/contract/moment';
import { consoleSentences } from '../theme-check/guide/console-sentences';
import { guide, guidePath } from '../theme-check/guide/guide';
import { headingAnchors } from '../theme-check/guide/heading-anchors';
import { readAttributes } from '../theme-check/guide/read-attributes';
import { statesIn } from '../theme-check/guide/states-in';
import { storefrontTypes, typesPath } from '../theme-check/guide/storefront-types';
import { manualPath } from '../theme-check/manual';
import { rules } from '../theme-check/rules/rules';
import { hold } from './hold';
import { reportedSentences } from './reported-sentences';
import { sourceFiles } from './source-files';

/** A line that must not compile says so. */
const script = `import './storefront-widgets';
document.addEventListener('widgets:cart-changed', ({ detail }) => detail.quantity + 1);
window.storefrontWidgets?.on('item-added', ({ productId }) => productId.length);
// @ts-expect-error there is no such event
window.storefrontWidgets?.on('item-addd', () => undefined);
export const add = async () => (await window.storefrontWidgets?.actions)?.addItem({ product_id: '107' });
`;

const written = readFileSync(guidePath, 'utf8');
const code = sourceFiles(['core', 'widgets']);
const inCode = (pattern: RegExp) =>
  code.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found })));

const anchors = headingAnchors(written);

const notInGuide = (found: readonly { path: string; found: string }[]) =>
  found.filter(({ found: name }) => !written.includes(`\`${name}`)).map(({ path, found: name }) => `${path}: ${name}`);

describe("the authors' guide", () => {
  it('says what the code says today', () => {
    const isFresh = written === guide();
    hold('The guide says what the code says.', isFresh ? [] : [`${guidePath} is old: run npm run -s manual`]);
  });

  it('has the types of today beside it', () => {
    const isFresh = existsSync(typesPath) && readFileSync(typesPath, 'utf8') === storefrontTypes();
    hold('The types say what the code says.', isFresh ? [] : [`${typesPath} is old: run npm run -s manual`]);
  });

  it('has types by which a script of others compiles, or does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-types-'));
    writeFileSync(join(folder, 'storefront-widgets.d.ts'), readFileSync(typesPath));
    writeFileSync(join(folder, 'theirs.ts'), script);
    const options = '--ignoreConfig --noEmit --strict --target es2022 --lib es2022,dom --types'.split(' ');
    const compiler = join('node_modules', 'typescript', 'bin', 'tsc');
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
    hold('Every event of the code stands in the guide.', notInGuide(sent));
  });

  it('names every state that a widget sets', () => {
    const states = code.flatMap(({ path, text }) => statesIn(text).map((found) => ({ path, found })));
    expect(new Set(states.map(({ found }) => found)).size).toBeGreaterThan(30);
    hold('Every state of the code stands in the guide.', notInGuide(states));
  });

  it('names every attribute that the code reads, or the manual does', () => {
    const manual = readFileSync(manualPath, 'utf8');
    const read = code.flatMap(({ path, text }) => readAttributes(text).map((found) => ({ path, found })));
    expect(new Set(read.map(({ found }) => found)).size).toBeGreaterThan(30);
    hold(
      'Every attribute that the code reads stands in the guide or the manual.',
      notInGuide(read.filter(({ found }) => !manual.includes(`\`${found}\``))),
    );
  });

  it('names every moment', () => {
    hold(
      'Every moment stands in the guide.',
      moments.filter((moment) => !written.includes(`| \`${moment}\` |`)),
    );
  });

  it('says of every sentence that the code reports what to do', () => {
    const known = Object.values(consoleSentences)
      .flatMap((sentences) => sentences.map(({ says }) => says))
      .filter((says) => says !== '…: …');
    const reported = reportedSentences();
    expect(reported.length).toBeGreaterThan(12);
    const unknown = reported.filter(({ sentence }) => {
      return !known.some((says) => formOf(sentence).test(says) || formOf(says).test(sentence));
    });
    hold(
      'Every sentence that the code reports stands in test/theme-check/guide/console-sentences.ts.',
      unknown.map(({ path, sentence }) => `${path}: ${sentence}`),
    );
  });

  it('has the chapter to which each sentence leads', () => {
    const kinds = [
      ...(/kind: (.*);/.exec(readFileSync('core/errors/report.ts', 'utf8'))?.[1] ?? '').matchAll(/'(\w+)'/g),
    ];
    const asked = [...Object.keys(rules), ...kinds.map(([, kind = '']) => kind)];
    expect(asked.length).toBeGreaterThan(50);
    hold(
      'Every anchor that a sentence leads to exists.',
      asked.filter((name) => !anchors.has(name)),
    );
  });

  it('leads only to what is there', () => {
    const links = [...written.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)];
    const dead = links.filter(([, path = '', anchor]) => {
      const file = path === '' ? guidePath : join('theme-templates', path);
      return !existsSync(file) || (anchor && !headingAnchors(readFileSync(file, 'utf8')).has(anchor));
    });
    hold(
      'Every link of the guide leads somewhere.',
      dead.map(([link]) => link),
    );
  });
});

/** What a sentence looks like, whatever stands where it has `…`. */
const formOf = (sentence: string) => new RegExp(`${sentence.split('…').map(escape).join('.*')}`);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
