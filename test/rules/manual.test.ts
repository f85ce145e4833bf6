import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from '@jest/globals';
import { writtenDocuments } from '../tools/manual/written-documents';
import { enforce } from './enforce';

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
