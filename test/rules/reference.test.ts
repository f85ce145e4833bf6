import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { moments } from '../../core/contract/moment';
import { consoleSentences, explainMessage } from '../theme/contracts/console-sentences';
import { readAttributes } from '../tools/manual/read-attributes';
import { statesIn } from '../theme/contracts/states-in';
import { storefrontTypes, typesPath } from '../tools/manual/storefront-types';
import { manualPath } from '../tools/manual/manual';
import { enforce } from './enforce';
import { reportedSentences } from './reported-sentences';
import { sourceFiles } from '../support/build/source-files';
import { escapeRegExp } from '../theme/escape-reg-exp';

/** A script of another author. `@ts-expect-error` marks the line that must not compile. */
const script = `import './storefront-widgets';
document.addEventListener('widgets:cart-changed', ({ detail }) => detail.quantity + 1);
window.storefrontWidgets?.on('item-added', ({ productId }) => productId.length);
// @ts-expect-error there is no such event
window.storefrontWidgets?.on('item-addd', () => undefined);
export const add = async () => (await window.storefrontWidgets?.actions)?.addItem({ product_id: '107' });
`;

const reference = readFileSync(manualPath, 'utf8');
const code = sourceFiles(['core', 'widgets']);
const inCode = (pattern: RegExp) =>
  code.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found })));

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
    enforce('Every event of the code is in WIDGETS.md.', notInReference(sent));
  });

  it('names every state that a widget sets', () => {
    const states = code.flatMap(({ path, text }) => statesIn(text).map((found) => ({ path, found })));
    expect(new Set(states.map(({ found }) => found)).size).toBeGreaterThan(30);
    enforce('Every state of the code is in WIDGETS.md.', notInReference(states));
  });

  it('names every attribute that the code reads', () => {
    const read = code.flatMap(({ path, text }) => readAttributes(text).map((found) => ({ path, found })));
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
