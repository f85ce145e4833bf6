import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { writtenDocuments } from '../tools/manual/written-documents';
import { hold } from './hold';

describe('the written chapters of the documents', () => {
  it('say what the partials, the contracts and the code say today', async () => {
    const stale = Object.entries(await writtenDocuments()).filter(
      ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
    );
    hold(
      'The documents say what the code says.',
      stale.map(([path]) => `${path} is old: run npm run update`),
    );
  });
});
