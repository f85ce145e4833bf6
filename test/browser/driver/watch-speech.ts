import type { Page } from 'playwright-core';

/** One thing that a screen reader says by itself. */
export interface Spoken {
  readonly text: string;
  /** Where the focus was at that moment: ids and names of the elements around it. */
  readonly focus: string;
}

declare global {
  interface Window {
    spoken: Spoken[];
  }
}

/** Notes what comes into the page's live regions. Call it before the page goes anywhere. */
export async function watchSpeech(page: Page): Promise<() => Promise<Spoken[]>> {
  await page.addInitScript(() => {
    window.spoken = [];
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const around = () => {
      const names: string[] = [];
      for (let at = document.activeElement; at; at = at.parentElement) names.push(at.id || at.localName);
      return names.join(' < ');
    };
    const observer = new MutationObserver((records) => {
      const regions = new Set<Element>();
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        // What is hidden or inert is not heard.
        if (region?.checkVisibility() && !region.closest('[inert]')) regions.add(region);
      }
      for (const region of regions) {
        // Text as it is rendered: what is hidden inside of a region is not said.
        const text = (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
        if (text) window.spoken.push({ text, focus: around() });
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => window.spoken);
}
