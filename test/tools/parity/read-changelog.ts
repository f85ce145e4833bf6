/** An entry of Cornerstone's changelog. */
export interface Entry {
  /** `Draft` for a change that no version has yet. */
  readonly version: string;
  /** The number of its pull request; else its ticket, as ORDERS-7771; else its version and its position there. */
  readonly number: string;
  readonly text: string;
}

/** The first version to compare. The specification covers the earlier ones. */
const FIRST = [6, 10, 0];

/** Reads the entries of the draft and of all released versions since the first one. The changelog uses several forms of links. */
export function readChangelog(markdown: string): Entry[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const [head = '', ...lines] = chapter.split('\n');
      const version = /^(?:\d+\.\d+\.\d+|Draft)/.exec(head)?.[0];
      if (!version || isBefore(version)) return [];
      return lines
        .filter((line) => line.startsWith('- '))
        .map((line, index) => {
          const link = /\s*\[+#?(\d+)\]/.exec(line);
          const ticket = /\(([A-Z]+-\d+)\)/.exec(line)?.[1];
          const text = line.slice(2, link?.index).trim();
          return { version, number: link?.[1] ?? ticket ?? `${version}/${index + 1}`, text };
        });
    });
}

function isBefore(version: string): boolean {
  if (version === 'Draft') return false;
  const numbers = version.split('.').map(Number);
  const differs = FIRST.findIndex((least, index) => numbers[index] !== least);
  return differs >= 0 && (numbers[differs] ?? 0) < (FIRST[differs] ?? 0);
}
