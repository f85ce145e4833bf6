import type { Page } from 'playwright-core';

/**
 * Texts that cannot be read whole: beside the screen where nobody can scroll to them, or cut by what is around them.
 * What is there for screen readers alone, and what is shortened with dots on purpose, is none of them.
 */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
    const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
    const found = new Set<string>();
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      // Slides beside the one that is shown, and what the drawer holds while it is closed.
      if (holder.closest('[inert], [aria-hidden="true"], option, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      let cut: string | undefined;
      for (let element: Element | null = holder; element && !cut; element = element.parentElement) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        // One pixel is how texts for screen readers are hidden.
        if (box.width <= 2 || style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || scrolls(style)) break;
        if (style.position === 'fixed' && element !== holder) break;
        if (clips(style) && element !== document.body && (left < box.left - 1 || right > box.right + 1))
          cut = `cut by ${element.localName}.${element.className}`;
        if (element.parentElement === document.body && (left < -1 || right > innerWidth + 1)) cut = 'beside the screen';
      }
      if (cut) found.add(`${node.textContent.trim().slice(0, 60)}: ${cut}`);
    }
    return [...found];
  });
