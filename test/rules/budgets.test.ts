import { readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { buildIfStale } from '../support/build/build-if-stale';
import { enforce } from './enforce';

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets?: Record<string, number> };

describe('budgets', () => {
  const { files } = buildIfStale();

  it('exist for every file of the bundle, and no file exceeds its budget', () => {
    const violations = files.flatMap(({ file, group, brotli }) => {
      const budget = budgets?.[group];
      if (budget === undefined) return [`${file}: package.json has no budget "${group}"`];
      return brotli > budget ? [`${file} is ${brotli} bytes, its budget is ${budget}`] : [];
    });
    enforce('No file of the bundle is larger, in brotli bytes, than its budget in package.json.', violations);
  });

  it('belong to files that exist', () => {
    const groups = new Set(files.map(({ group }) => group));
    enforce(
      'Every budget of package.json belongs to a file of the bundle.',
      Object.keys(budgets ?? {}).filter((group) => !groups.has(group)),
    );
  });
});
