import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { ledger, statementCounts } from '../ledger/ledger';
import type { Proof } from '../ledger/point';
import { hold } from './hold';
import { readTests } from './proving-tests';

const sentence = 'Every statement of the specification is proved by a test: test/ledger names both.';

/** `4.1`, `4.2` … of every point. */
const places = (counts: readonly number[]) =>
  counts.flatMap((count, point) => Array.from({ length: count }, (_, index) => `${point + 1}.${index + 1}`));

const titlesOf = (proof: Proof) =>
  Object.entries(proof).flatMap(([file, titles]) => [titles].flat().map((title) => [file, title] as const));

/** How many statements the specification's points have; see `Point` for what counts as one. */
function countStatements(text: string): number[] {
  const counts: number[] = [];
  const lines = text.split('\n').map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    const isHeading = /^(\*\*.*\*\*|\|[-| ]+\|)$/.test(line) || /^\|[-| ]+\|$/.test(lines[index + 1] ?? '');
    if (/^## \d\./.test(line)) counts.push(0);
    else if (counts.length > 0 && line && !line.endsWith(':') && !isHeading) counts[counts.length - 1]! += 1;
  }
  return counts;
}

describe('the ledger of the specification', () => {
  it('has every statement of the nine points, and no other', () => {
    const known = [...ledger.keys()];
    const wanted = places(statementCounts);
    hold(sentence, [
      ...wanted.filter((place) => !known.includes(place)).map((place) => `${place} is missing`),
      ...known.filter((place) => !wanted.includes(place)).map((place) => `${place} is no statement`),
    ]);
  });

  it('names a test for every fact, and only tests that there are', () => {
    const find = readTests();
    const offences = [...ledger].flatMap(([place, facts]) => {
      if (Object.keys(facts).length === 0) return [`${place} says nothing`];
      return Object.entries(facts).flatMap(([fact, proof]) => {
        const titles = titlesOf(proof);
        if (titles.length === 0) return [`${place} has no test: ${fact}`];
        return titles.flatMap(([file, title]) => {
          const result = find(file, title);
          return result === 'one test' ? [] : [`${place}: ${result}: test/${file}: ${title}`];
        });
      });
    });
    hold(sentence, offences);
  });
});

/** Where somebody keeps a copy beside the project. */
const specification = join(process.cwd(), '../shared/spec/storefront.md');
const describeIfThere = existsSync(specification) ? describe : describe.skip;

describeIfThere('against the specification (skipped without a copy of storefront.md)', () => {
  it('the ledger has as many statements in each point', () => {
    const counts = countStatements(readFileSync(specification, 'utf8'));
    const offences = [...statementCounts.keys()].flatMap((index) =>
      counts[index] === statementCounts[index]
        ? []
        : [`point ${index + 1} has ${counts[index]}, not ${statementCounts[index]}`],
    );
    hold(sentence, offences);
  });
});
