import { useEffect } from 'react';
import { number } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { useBreakpoint } from '../../core/page/breakpoints';

const contract = defineContract({
  name: 'slim-header',
  moment: 'runtime',
  attributes: { thresholdSmall: number(80), thresholdLarge: number(160) },
});

/** Themes and apps style by this class. */
const SLIM = 'is-slim';

/** Slim after scrolling by the threshold. The slot is a mark right before the header. */
export const slimHeader = defineWidget(contract, function SlimHeader({ thresholdSmall, thresholdLarge, slot }) {
  const threshold = useBreakpoint('medium') ? thresholdLarge : thresholdSmall;
  useEffect(() => {
    const header = slot.nextElementSibling;
    const observer = new IntersectionObserver(
      (entries) => header?.classList.toggle(SLIM, entries.at(-1)?.isIntersecting === false),
      // In a frame (Page Builder) the default root is the outer window.
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
