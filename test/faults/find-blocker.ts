import type { Page } from 'playwright-core';
import { lookAgain } from '../support/driver/look-again';

/** The sentence for a control that is missing or hidden. */
export const notShown = 'it is not shown';

/**
 * The reason why a control cannot be used again, after scrolling to it; null if it can. No control of the page may be
 * marked busy, and no overlay may cover the control.
 */
export const findBlocker = (page: Page, selector: string): Promise<string | null> =>
  lookAgain(() =>
    // `evaluateAll` does not wait: after a success the control may leave the page at any time.
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll(([element], missing) => {
        if (!element) return missing;
        const controls = ':is(a, button, input, select, summary)[aria-busy="true"], .loadingOverlay:not([hidden])';
        const busy = [...document.querySelectorAll(controls)].find((one) => one.checkVisibility());
        if (busy) return `the page is busy: ${busy.outerHTML.slice(0, 120)}`;
        if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]')) return 'it is disabled';
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && (element.contains(hit) || hit.contains(element))) return null;
        return `it is behind ${hit?.outerHTML.slice(0, 120)}`;
      }, notShown),
  );
