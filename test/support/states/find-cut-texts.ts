import type { Page } from 'playwright-core';

/**
 * Finds texts that can't be read completely: outside the screen without scrolling, or clipped by an ancestor. It
 * ignores texts for screen readers only and texts that are shortened with an ellipsis on purpose.
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
      // Skips slides that are not shown, and the content of the closed drawer.
      if (holder.closest('[inert], [aria-hidden="true"], option, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      let cut: string | undefined;
      for (let element: Element | null = holder; element && !cut; element = element.parentElement) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        // Texts for screen readers are hidden in a box of one pixel.
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
