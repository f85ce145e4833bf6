import { readFileSync } from 'node:fs';
import { actionTable, eventTable } from '../../theme/contracts/widget-events';
import { compared, comparedPath } from '../parity/issues/compared';
import { claimsTable } from './claims-table';
import { consoleTable } from './console-table';
import { editorData } from './editor-data';
import { fillChapters } from './fill-chapters';
import { functionalTable } from './functional-sheet';
import { manualPath, widgetChapters } from './manual';
import { ownListTable } from './own-list';
import { guidePath, skill, skillPath } from './skill';

/** The path of the operators' guide, from the repository root. */
const operatingPath = 'theme-templates/OPERATING.md';

/** The text that each generated document, document with generated chapters, or file for editors must have; by path. */
export async function writtenDocuments(): Promise<Record<string, string>> {
  const chapters = {
    [manualPath]: {
      claims: claimsTable(),
      actions: actionTable(),
      events: eventTable(),
      functional: functionalTable(),
      widgets: await widgetChapters(),
    },
    [operatingPath]: { console: consoleTable() },
    [guidePath]: { imports: ownListTable() },
  };
  const filled = Object.entries(chapters).map(
    ([path, texts]) => [path, fillChapters(readFileSync(path, 'utf8'), texts)] as const,
  );
  return {
    ...Object.fromEntries(filled),
    [skillPath]: await skill(),
    [comparedPath]: compared(),
    ...(await editorData()),
  };
}
