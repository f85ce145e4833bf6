import { useEffect } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint } from '../../core/page/breakpoints';

const contract = defineContract({
  name: 'slim-header',
  moment: 'runtime',
  attributes: { thresholdSmall: number(80), thresholdLarge: number(160) },
});

/** Themes and apps style the header by this class. */
const SLIM = 'is-slim';

/**
 * Makes the header slim when the shopper has scrolled down by the threshold. The slot is a mark right before the header. An
 * IntersectionObserver with the threshold as its margin observes it, so nothing is measured while the shopper scrolls.
 */
export const slimHeader = defineWidget(contract, function SlimHeader({ thresholdSmall, thresholdLarge, slot }) {
  const threshold = useBreakpoint('medium') ? thresholdLarge : thresholdSmall;
  useEffect(() => {
    const header = slot.nextElementSibling;
    const observer = new IntersectionObserver(
      (entries) => header?.classList.toggle(SLIM, entries.at(-1)?.isIntersecting === false),
      // In a frame (Page Builder) the default root is the outer window; `document` is this page.
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
