import type { PageElement, Place } from '../page/page-element';

/**
 * Where something that stands twice on a page is written the second time: the element itself, or, where both come from the
 * same line of a partial, what includes that partial again.
 */
export function twicePlace(first: PageElement, second: PageElement): Place {
  const isSame = (one: Place, other: Place | undefined) => one.template === other?.template && one.at === other.at;
  if (!isSame(second.place, first.place)) return second.place;
  return second.trail.find((place, index) => !isSame(place, first.trail[index])) ?? second.place;
}
