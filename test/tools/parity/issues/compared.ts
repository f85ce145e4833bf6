import { otherSettings, sameSettings } from '../../../theme/settings/cornerstone-settings';
import { storedTaskTable } from '../tasks/task-table';
import type { Issue } from './issue';
import { issues } from './issues';

/** The path of the document, from the repository root. */
export const comparedPath = 'theme-templates/COMPARED.md';

const url = 'https://github.com/bigcommerce/cornerstone/issues';

/** Writes the document. */
export function compared(): string {
  return `# Compared with Cornerstone

[Its faults](#gone) come first, then [ten tasks on a phone](#tasks-on-a-phone) and [its settings](#settings).

These faults were reported for Cornerstone, the platform’s reference theme. Our theme has none of the faults in the
first two tables. The other tables say what decides or causes the fault. The numbers are links to issues and pull requests. Some of
these may be closed by now.

\`npm run parity -- issues <folder of Cornerstone>\` looks for every fault of the first two tables in both themes, in the same local
shop; \`--adopted <folder>\` also looks in a built copy of Cornerstone that \`npm run adopt\` has changed. The browser tests look for
them in ours. This page is written from the same list (\`npm run update\`).

## Gone

Cornerstone 6.21 has the fault in the local shop; our theme does not. The last column is about a Cornerstone that
\`npm run adopt\` has changed: there the widgets replace the theme’s script, and the rest of its templates stays.

${table('gone')}

## In neither theme

The fault was reported for an earlier version, or for data that the local shop does not have. Our tests check that our theme does
not have it; an adopted Cornerstone has not, either.

${table('settled')}

## Decided by a template

A theme’s templates and styles decide whether the fault occurs. The last column is about our theme.

${table('by template')}

## Not ours

According to the report, the cause is the platform, another program, or a browser that is no longer supported.

${table('not ours')}

## Tasks on a phone

Ten tasks as a new shopper does them on a screen of 375 × 667 pixels, by \`npm run parity -- tasks <folder of Cornerstone>\`, which takes a
picture after each step (\`.cache/tasks\`). The cells are steps (presses, typed texts, choices, keys) · screens scrolled to what is
pressed or looked at · pages loaded · seconds from the steps to their effects, in the local shop.

${storedTaskTable()}

## Settings

Cornerstone 6.21 has ${count} theme settings. Our theme has ${sameSettings.length} of them by the same name, so that a stored value is taken
over: all of the checkout and of wallet buttons among them. ${replaced.length} have a counterpart, and ${count - sameSettings.length - replaced.length} have none. \`npm run check\` says
for a \`config.json\` with settings of Cornerstone which are dropped.

| Cornerstone’s setting | in our theme | why |
| --- | --- | --- |
${otherSettings.map(({ keys, now, because }) => `| ${keys.map((key) => `\`${key}\``).join(', ')} | ${now ? `\`${now}\`` : 'none'} | ${because} |`).join('\n')}
| ${sameSettings.map((key) => `\`${key}\``).join(', ')} | the same | |
`;
}

const replaced = otherSettings.flatMap(({ keys, now }) => (now ? keys : []));
const count = sameSettings.length + otherSettings.flatMap(({ keys }) => keys).length;

function table(is: Issue['is']): string {
  const rows = issues.filter((issue) => issue.is === is);
  const last = lastColumn(rows);
  const head = ['report', 'fault', ...(last ? [last] : [])];
  const lines = [head, head.map(() => '---'), ...rows.map((issue) => cellsOf(issue))].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return lines.join('\n');
}

const lastColumn = (rows: readonly Issue[]): string | undefined => {
  if (rows.some((issue) => 'adopted' in issue)) return 'adopted Cornerstone';
  return rows.some((issue) => 'why' in issue) ? 'why' : undefined;
};

function cellsOf(issue: Issue): string[] {
  const cells = [`[${issue.number}](${url}/${issue.number})`, issue.title];
  if ('why' in issue) return [...cells, issue.why];
  if (!('adopted' in issue)) return cells;
  return [...cells, issue.adopted === 'gone' ? 'gone' : `still there: ${issue.adopted.why}`];
}
