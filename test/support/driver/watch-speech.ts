import type { Page } from 'playwright-core';

/** A live-region announcement of a screen reader. */
export interface Spoken {
  readonly text: string;
  /** The focus at that moment: ids and names of the focused element and its ancestors. */
  readonly focus: string;
}

declare global {
  interface Window {
    spoken: Spoken[];
  }
}

/** Records changes of the page's live regions. Call it before the page navigates. */
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
        // Screen readers do not announce hidden or inert regions.
        if (region?.checkVisibility() && !region.closest('[inert]')) regions.add(region);
      }
      for (const region of regions) {
        // The rendered text: hidden parts of a region are not announced.
        const text = (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
        if (text) window.spoken.push({ text, focus: around() });
      }
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => window.spoken);
}
