import type { FileChange } from './file-change';
import { folderOf, isHostedFile } from './hosted/bundle-to-host';
import type { Place } from './mark-template';
import type { Plan } from './plan';
import { unifiedDiff } from './unified-diff';

/** A plan as text for the author: the diff, the places left to the author, then the pages and the totals. */
export function describePlan({ changes, groups, places, notes }: Plan): string {
  const left = places.filter(({ is }) => is === 'left');
  const hosted = changes.filter(({ path }) => isHostedFile(path));
  return [
    unifiedDiff(changes.filter((change) => !hosted.includes(change))),
    ...describeHosted(hosted),
    ...(left.length > 0 ? ['Left to you:', ...describeLeft(left), ''] : []),
    ...notes,
    ...(groups.length > 0 ? [`Pages: ${groups.join(', ')}.`] : []),
    sums(places, changes.length),
  ].join('\n');
}

/** One line for all files of the bundle, because nobody reviews their text. */
function describeHosted(files: readonly FileChange[]): string[] {
  const [first] = files;
  if (first === undefined) return [];
  const bytes = files.reduce((sum, { after }) => sum + Buffer.byteLength(after), 0);
  return [`${folderOf(first.path.split('/')[2] ?? '')}/: ${files.length} files of the bundle, ${bytes} bytes.`];
}

/** One line for the places of a template that have the same reason. */
function describeLeft(places: readonly Place[]): string[] {
  const reasons = new Map<string, Place[]>();
  for (const place of places) {
    // Parts of one template that are outside of every slot have the same reason, whatever their names are.
    const reason = `${place.template} ${place.hint?.replace(/part "[^"]*"|^[\w-]+: /g, '')}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), place]);
  }
  return [...reasons.values()].map((same) => {
    const [{ template, line, hint = '' }] = same as [Place];
    const others = same.slice(1).map((place) => place.line);
    const also = others.length > 0 ? ` (also in line ${others.join(', ')})` : '';
    return `templates/${template}.html:${line}: ${[...new Set(same.map(({ rule }) => rule))].join(', ')}: ${hint}${also}`;
  });
}

function sums(places: readonly Place[], files: number): string {
  const count = (is: Place['is']) => places.filter((place) => place.is === is).length;
  return `${places.length} places: ${count('placed')} marked now, ${count('there before')} marked before, ${count('left')} left to you; ${files} files.`;
}
