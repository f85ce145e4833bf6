import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = 'core/own/storefront-widgets.ts';

/** The authors' table of what their own widgets may import, from the list and the comments of its names. */
export function ownListTable(): string {
  const sources = [...readFileSync(list, 'utf8').matchAll(/^export \{([^}]*)\} from '(.*)';/gm)].map(
    ([, names = '', from = '']) => ({ from, names: names.split(',').flatMap((name) => name.trim() || []) }),
  );
  const ours = sources.filter(({ from }) => from.startsWith('.'));
  const react = sources.flatMap(({ from, names }) => (from === 'react' ? names : []));
  const rows = ours.flatMap(({ from, names }) =>
    names.map(
      (name) => `| \`${name}\` | ${descriptionOf(readFileSync(join('core/own', `${from}.ts`), 'utf8'), name)} |`,
    ),
  );
  const last = `| from \`react\` | ${react.map((name) => `\`${name}\``).join(', ')} |`;
  return ['| name | what it is |', '| --- | --- |', ...rows.sort(), last].join('\n');
}

/** The first paragraph of the comment on an export. */
function descriptionOf(code: string, name: string): string {
  const [, comment] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(code) ?? [];
  if (comment === undefined) throw new Error(`${list}: "${name}" has no comment`);
  const [paragraph = ''] = comment
    .replace(/^\s*\* ?/gm, '')
    .trim()
    .split(/\n\n|\n@/);
  return paragraph.replace(/\s+/g, ' ');
}
