/**
 * Finds elements on the page by a selector; optionally followed by ` >> ` and a part of the element's name or text, or
 * by ` >> =` and all of it; optionally followed by ` >> ` and a selector of descendants.
 *
 * Its source text is sent to the page, so it can use only its own arguments and code.
 */
export const findInPage = (wanted: string): HTMLElement[] => {
  const [selector = '', words = '', inside = ''] = wanted.split(' >> ');
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const matches = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    words.startsWith('=') ? nameOf(element) === words.slice(1) : nameOf(element).includes(words),
  );
  return inside ? matches.flatMap((element) => [...element.querySelectorAll<HTMLElement>(inside)]) : matches;
};

/**
 * The point at which a shopper would press an element after scrolling to it, or a sentence on why that is impossible.
 */
export type Place = { readonly x: number; readonly y: number } | { readonly problem: string };

/** Scrolls to the first visible element, and returns its middle. Its source text is sent to the page. */
export const placeInPage = async (wanted: string, find: typeof findInPage): Promise<Place> => {
  const matches = find(wanted);
  const seen = matches.find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  if (!seen) return { problem: matches.length > 0 ? 'it is not visible' : 'it does not exist' };
  const boxOf = () => seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const box = boxOf();
  if (box.top < 130 || box.bottom > innerHeight) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = boxOf();
  await new Promise((painted) => requestAnimationFrame(painted));
  const { left, top, width, height } = boxOf();
  // An animation that has only begun does not move it yet, and a press would begin on it and end beside it.
  const isAnimated = document.getAnimations().some(({ effect, playState, timeline }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return !isEndless && timeline === document.timeline && playState === 'running' && target?.contains(seen);
  });
  if (isAnimated) return { problem: 'it is animated' };
  if (Math.abs(before.top - top) + Math.abs(before.left - left) > 1) return { problem: 'it moves' };
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(place.x, place.y);
  if (seen.contains(hit) || hit?.contains(seen)) return place;
  return { problem: `it is behind ${hit?.outerHTML.slice(0, 120)}` };
};
