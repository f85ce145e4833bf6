import type { Issue } from './issue';
import { issues } from './issues';

/** The path of the document, from the repository root. */
export const comparedPath = 'theme-templates/COMPARED.md';

const url = 'https://github.com/bigcommerce/cornerstone/issues';

/** Writes the document. */
export function compared(): string {
  return `# Faults reported for Cornerstone

These faults were reported for Cornerstone, the platform’s reference theme. Our theme has none of the faults in the
first two tables. The other tables say what decides or causes the fault. The numbers are links to issues and pull requests. Some of
these may be closed by now.

\`npm run parity -- issues <folder of Cornerstone>\` looks for every fault of the first two tables in both themes, in the same local
shop. The browser tests look for them in ours. This page is written from the same list (\`npm run update\`).

## Gone

Cornerstone 6.21 has the fault in the local shop; our theme does not.

${table('gone')}

## In neither theme

The fault was reported for an earlier version, or for data that the local shop does not have. Our tests check that our theme does
not have it.

${table('settled')}

## Decided by a template

A theme’s templates and styles decide whether the fault occurs. The last column is about our theme.

${table('by template')}

## Not ours

According to the report, the cause is the platform, another program, or a browser that is no longer supported.

${table('not ours')}
`;
}

function table(is: Issue['is']): string {
  const rows = issues.filter((issue) => issue.is === is);
  const hasReason = rows.some((issue) => 'why' in issue);
  const head = hasReason ? '| report | fault | why |\n| --- | --- | --- |' : '| report | fault |\n| --- | --- |';
  const lines = rows.map((issue) => {
    const cells = [`[${issue.number}](${url}/${issue.number})`, issue.title, ...('why' in issue ? [issue.why] : [])];
    return `| ${cells.join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}
