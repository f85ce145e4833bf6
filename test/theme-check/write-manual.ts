// Writes the theme authors' manual anew: npx tsx test/theme-check/write-manual.ts
import { writeFileSync } from 'node:fs';
import { manual, manualPath } from './manual';

writeFileSync(manualPath, await manual());
console.log(`${manualPath} written`);
