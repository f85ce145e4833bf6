import type { Place } from './mark-template';
import type { Plan } from './plan';
import { unifiedDiff } from './unified-diff';

/** A plan as text for the author: the diff, the places left to the author, then the totals. */
export function tellPlan({ changes, places, notes }: Plan): string {
  const left = places.filter(({ is }) => is === 'left');
  return [
    unifiedDiff(changes),
    ...(left.length > 0 ? ['Left to you:', ...left.map(tellLeft), ''] : []),
    ...notes,
    sums(places, changes.length),
  ].join('\n');
}

const tellLeft = ({ template, line, rule, hint }: Place): string =>
  `templates/${template}.html:${line}: ${rule}: ${hint ?? ''}`;

function sums(places: readonly Place[], files: number): string {
  const count = (is: Place['is']) => places.filter((place) => place.is === is).length;
  return `${places.length} places: ${count('placed')} marked now, ${count('there before')} marked before, ${count('left')} left to you; ${files} files.`;
}
