import type { Page } from 'playwright-core';

/**
 * Finds texts and controls inside an element that overlap. A control includes its content. A form counts as one
 * control, because its button is inside its field.
 */
export const findOverlaid = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector: string) => {
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Elements for screen readers only are one pixel large.
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    };
    const boxesOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      const boxes = [element.getBoundingClientRect()];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !seen(node.parentElement)) continue;
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    };
    const controls = 'form, a, button, summary, input, select';
    const things = [...document.querySelectorAll(`${selector} :is(${controls}, p, span)`)]
      .filter((one) => seen(one) && !one.parentElement?.closest(`:is(${controls}, p, span)`))
      .map((one) => ({ name: one.textContent?.trim().replace(/\s+/g, ' ') || one.className, boxes: boxesOf(one) }));
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return things.flatMap((one, at) =>
      things
        .slice(at + 1)
        .filter((other) => one.boxes.some((box) => other.boxes.some((another) => meet(box, another))))
        .map((other) => `${one.name} and ${other.name}`),
    );
  }, within);
