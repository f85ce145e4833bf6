import type { Issue } from './issue';
import { issues } from './issues';

/** The document of what a shop gets rid of, from the top of the tree. */
export const comparedPath = 'theme-templates/COMPARED.md';

const address = 'https://github.com/bigcommerce/cornerstone/issues';

/** Writes the document. */
export function compared(): string {
  return `# What you get rid of

Faults that were reported for Cornerstone, the platform’s reference theme, and what is left of each in a shop with our theme. The
numbers lead to the reports: issues and pull requests, some of which may be closed by now.

\`npm run parity -- issues <folder of Cornerstone>\` looks for every fault of the first two tables in both themes, in the same local
shop. The browser tests look in ours. This page is written from the same list (\`npm run update\`).

## Gone

Cornerstone 6.21 has the fault in the local shop; our theme has not.

${table('gone')}

## In neither theme

Reported for an earlier version, or for data that the local shop does not give. The tests hold that ours does not have it.

${table('settled')}

## Decided by a template

Your templates and styles decide it. Ours:

${table('by template')}

## Not ours

By the report, the cause is the platform, a browser that is no more supported, or another program.

${table('not ours')}
`;
}

function table(is: Issue['is']): string {
  const rows = issues.filter((issue) => issue.is === is);
  const hasReason = rows.some((issue) => 'why' in issue);
  const head = hasReason ? '| report | fault | why |\n| --- | --- | --- |' : '| report | fault |\n| --- | --- |';
  const lines = rows.map((issue) => {
    const cells = [
      `[${issue.number}](${address}/${issue.number})`,
      issue.title,
      ...('why' in issue ? [issue.why] : []),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}
