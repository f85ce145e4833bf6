// Generates the loader's table: a part of `npm run update`.
import { writeFileSync } from 'node:fs';
import { loaderTable, tablePath } from './loader-table';

writeFileSync(tablePath, loaderTable());
