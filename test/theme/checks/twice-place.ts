import type { PageElement, Place } from '../page/page-element';

/**
 * The place of a repeated element: its own, or, if both come from the same line of a partial, the second inclusion of
 * that partial.
 */
export function twicePlace(first: PageElement, second: PageElement): Place {
  const isSame = (one: Place, other: Place | undefined) => one.template === other?.template && one.at === other.at;
  if (!isSame(second.place, first.place)) return second.place;
  return second.trail.find((place, index) => !isSame(place, first.trail[index])) ?? second.place;
}
