import { useEffect } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint } from '../../core/page/breakpoints';

const contract = defineContract({
  name: 'slim-header',
  attributes: { thresholdSmall: number(80), thresholdLarge: number(160) },
});

/** What themes and apps style the header by. */
const SLIM = 'is-slim';

/**
 * A mark at the top of the page, right before the header. How far the page is scrolled is asked of the browser by
 * whether the mark is in sight of a window that reaches as far up as the threshold: nothing is measured while the
 * shopper scrolls.
 */
export const slimHeader = defineWidget(contract, function SlimHeader({ thresholdSmall, thresholdLarge, slot }) {
  const threshold = useBreakpoint('medium') ? thresholdLarge : thresholdSmall;
  useEffect(() => {
    const header = slot.nextElementSibling;
    const observer = new IntersectionObserver(
      (entries) => header?.classList.toggle(SLIM, entries.at(-1)?.isIntersecting === false),
      // The document, as a window in a frame (Page Builder) would mean the window around the frame.
      { root: document, rootMargin: `${threshold}px 0px 0px` },
    );
    observer.observe(slot);
    return () => {
      observer.disconnect();
      header?.classList.remove(SLIM);
    };
  }, [slot, threshold]);
  return null;
});
