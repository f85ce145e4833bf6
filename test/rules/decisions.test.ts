import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow, sourceFiles } from '../support/build/source-files';
import { headingAnchor } from '../theme/contracts/heading-anchors';
import { enforce } from './enforce';

const FOLDER = 'core/decisions';
const MOST_WORDS = 150;

const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
const records = filesBelow(FOLDER)
  .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
  .filter(({ name }) => name !== 'README.md')
  .map((record) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(record.text) ?? [];
    return { ...record, number, title };
  });
const numbers = new Set(records.map(({ number }) => number));

const PARAGRAPHS = [/^# \d+\. \S/, /^\*\*Context\.\*\* \S/, /^\*\*Decision\.\*\* \S/, /^\*\*Consequence\.\*\* \S/];

function hasForm(text: string): boolean {
  const paragraphs = text.split('\n\n');
  return paragraphs.length === PARAGRAPHS.length && PARAGRAPHS.every((begin, place) => begin.test(paragraphs[place]!));
}

describe('the decisions', () => {
  it('have a heading, a context, a decision and a consequence', () => {
    expect(records.length).toBeGreaterThan(50);
    enforce(
      'A decision has the paragraphs **Context.**, **Decision.** and **Consequence.** below its heading, and no others.',
      records.filter(({ text }) => !hasForm(text)).map(({ name }) => name),
    );
  });

  it(`have at most ${MOST_WORDS} words`, () => {
    enforce(
      `A decision has at most ${MOST_WORDS} words.`,
      records
        .map(({ name, text }) => ({ name, words: text.trim().split(/\s+/).length }))
        .filter(({ words }) => words > MOST_WORDS)
        .map(({ name, words }) => `${name} has ${words}`),
    );
  });

  it('have a file name of their number and title', () => {
    enforce(
      'The file of a decision is <number>-<title>.md, and its heading "# <number>. <title>".',
      records
        .filter(({ name, number, title }) => name !== `${number.padStart(3, '0')}-${headingAnchor(title)}.md`)
        .map(({ name }) => name),
    );
  });

  it('have numbers of their own', () => {
    const all = records.map(({ number }) => number);
    enforce(
      'No two decisions have the same number.',
      all.filter((number, place) => all.indexOf(number) !== place),
    );
  });

  it('are in the index once, by their number', () => {
    enforce(
      `${FOLDER}/README.md links each decision once, and the text of the link begins with its number.`,
      records
        .filter(({ name, number }) => index.split(`](${name})`).length !== 2 || !index.includes(`[${number} `))
        .map(({ name }) => name),
    );
  });

  it('exist where a file names one by its number', () => {
    const files = sourceFiles(['core', 'widgets', 'test', 'theme-templates'], /\.(?:[cm]?[jt]sx?|css|html|md)$/);
    const build = { path: 'build.mjs', text: readFileSync('build.mjs', 'utf8') };
    const named = [...files, build].flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecision[\s*]+(\d+)/gi)].map(([, number = '']) => ({ path, number })),
    );
    expect(named.length).toBeGreaterThan(20);
    enforce(
      'A decision that a file names by its number exists.',
      named.filter(({ number }) => !numbers.has(number)).map(({ path, number }) => `${path} names decision ${number}`),
    );
  });
});
