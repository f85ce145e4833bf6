import type { PageElement, Place } from '../page/page-element';

/**
 * The place to report for an element that occurs twice: the place of the second one. If the same line of a partial renders
 * both, it is the place that includes the partial for the second time.
 */
export function twicePlace(first: PageElement, second: PageElement): Place {
  const isSame = (one: Place, other: Place | undefined) => one.template === other?.template && one.at === other.at;
  if (!isSame(second.place, first.place)) return second.place;
  return second.trail.find((place, index) => !isSame(place, first.trail[index])) ?? second.place;
}
