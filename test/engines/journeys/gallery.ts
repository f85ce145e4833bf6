import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

/** The large pictures of the product that the page has requested; it runs on the page. */
const loadedPictures = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/products\/101\//.test(name) && !/160x160|variant/.test(name)).length;

/** The index of the slide in view; it runs on the page. */
const slideInView = (part: string): number => {
  const track = document.querySelector(`[data-part="${part}"]`)!;
  return Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
};
/** Scrolls a track as a finger does; it runs on the page. */
const swipe = ({ part, to }: { part: string; to: number }): void => {
  const track = document.querySelector(`[data-part="${part}"]`)!;
  track.scrollTo({ left: to * track.clientWidth, behavior: 'instant' });
};
/** Whether a thumbnail is the current one; it runs on the page. */
const isCurrent = (index: number): boolean =>
  document.querySelectorAll('[data-part="thumbnail"]')[index]?.getAttribute('aria-current') === 'true';

export const gallery: Journey = {
  name: 'the pictures of a product load when they are seen, are in step with the thumbnails, and open on the whole screen',
  go: async ({ tab }) => {
    await tab.resize(600, 800);
    await tab.open('/harbour-desk-lamp/');
    expectSame(await tab.read(loadedPictures, null), 1, 'the large pictures that load by themselves');
    await tab.click('.productView-thumbnail:nth-child(3) a');
    await tab.until('the third thumbnail is the current one', isCurrent, 2);
    await tab.until(
      'the third picture is in view',
      (part, _find) => {
        const track = document.querySelector(`[data-part="${part}"]`)!;
        return Math.round(Math.abs(track.scrollLeft) / track.clientWidth) === 2;
      },
      'pictures',
    );
    await tab.read(swipe, { part: 'pictures', to: 1 });
    await tab.until('the second thumbnail is the current one', isCurrent, 1);
    await tab.click('.productView-slide:nth-child(2) a');
    await tab.untilShown('.viewer');
    await tab.untilShown('.viewer-counter >> 2 of 4');
    expectSame(await tab.read(slideInView, 'viewer-pictures'), 1, 'the picture on the whole screen');
    await tab.press('ArrowRight');
    await tab.untilShown('.viewer-counter >> 3 of 4');
    await tab.read(swipe, { part: 'viewer-pictures', to: 3 });
    await tab.untilShown('.viewer-counter >> 4 of 4');
    await tab.press('Escape');
    await tab.untilGone('.viewer');
    expectSame(await tab.read(slideInView, 'pictures'), 3, 'the picture that was shown last');
    await tab.until(
      'the focus is on it',
      () => document.activeElement?.matches('.productView-slide:nth-child(4) a'),
      null,
    );
  },
};
