import type { Plan } from '../plan';
import { announcedBy } from './announced';
import { difference } from './difference';
import { pageLines } from './page-lines';
import { type RenderedTwice, renderBoth } from './render-both';
import { visitAll } from './visits';

/** The number of differences to print. */
const TOLD = 10;

/**
 * Renders every page of a theme before and after the changes, and compares the two: only the differences that the rules
 * have announced are allowed.
 *
 * @param visit requests the pages from the shop at a URL
 * @param keep gets the rendered pages, for other proofs
 * @returns the unannounced differences, with their templates
 */
export async function prove(
  { folder, changes, rules }: Plan,
  visit = visitAll,
  keep: (rendered: readonly RenderedTwice[]) => void = () => {},
): Promise<string[]> {
  const announced = announcedBy(rules);
  const { rendered, warnings } = await withoutRepeats(() => renderBoth(folder, changes, visit));
  keep(rendered);
  for (const [warning, times] of warnings) console.log(`The renderer warns ${times} times: ${warning}`);
  const found = new Set<string>();
  const unable = new Map<string, string>();
  for (const { template, before, after } of rendered) {
    // The page cannot be rendered without the changes either: the theme is the cause.
    if (before === null) unable.set(template, after.split('\n')[0]?.slice(0, 120) ?? '');
    const told = before === null ? null : difference(pageLines(before, announced), pageLines(after, announced));
    if (told) found.add(`templates/${template}.html renders another page with the changes:\n    ${told}`);
  }
  console.log(
    `${rendered.length} pages and fragments of ${new Set(rendered.map(({ template }) => template)).size} templates rendered before and after: ${found.size} unexplained differences.`,
  );
  if (unable.size > 0) {
    const told = [...unable].map(([template, reason]) => `${template} (${reason})`);
    console.log(`Not rendered, neither with the changes nor without: ${told.join(', ')}.`);
  }
  return [...found].slice(0, TOLD);
}

/** Counts the warnings of the platform's renderer, which repeats each one for every page, before and after. */
async function withoutRepeats<Rendered>(
  render: () => Promise<Rendered>,
): Promise<{ rendered: Rendered; warnings: ReadonlyMap<string, number> }> {
  const warnings = new Map<string, number>();
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    const warning = words.join(' ');
    warnings.set(warning, (warnings.get(warning) ?? 0) + 1);
  };
  try {
    return { rendered: await render(), warnings };
  } finally {
    console.warn = warn;
  }
}
