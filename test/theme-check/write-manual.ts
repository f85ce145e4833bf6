// npm run manual: writes the theme authors' manual anew.
import { writeFileSync } from 'node:fs';
import { manual, manualPath } from './manual';

writeFileSync(manualPath, await manual());
console.log(`${manualPath} written`);
