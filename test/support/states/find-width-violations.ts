import type { Page } from 'playwright-core';
import type { Rules } from '../driver/find-violations';
import { findNewViolations } from './find-new-violations';

/** axe rules whose result depends on the screen width, although the elements stay the same. */
const rulesOfWidth = ['target-size', 'scrollable-region-focusable'];

const withoutViolations = new Set<string>();

/**
 * Finds violations that occur only at the current width. Axe runs only if a part of the layout is new: it was on no
 * earlier page without violations.
 */
export async function findWidthViolations(page: Page, exempt: readonly string[]): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const prints = (await printStands(page)).map((print) => JSON.stringify([width, exempt, print]));
  if (prints.every((print) => withoutViolations.has(print))) return [];
  const rules: Rules = { only: rulesOfWidth, exempt };
  const violations = await findNewViolations(page, rules);
  if (violations.length === 0) for (const print of prints) withoutViolations.add(print);
  return violations;
}

/**
 * The layout facts that these rules depend on: each control's size and the controls near it, and for each scrollable
 * region how the keyboard reaches it.
 */
const printStands = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Required size of a control, in pixels: https://www.w3.org/TR/WCAG22/#target-size-minimum */
    const enough = 24;
    const roles = [
      'button',
      'checkbox',
      'combobox',
      'link',
      'menuitem',
      'option',
      'radio',
      'slider',
      'switch',
      'tab',
      'textbox',
    ];
    const named = roles.map((role) => `[role="${role}"]`);
    const elements = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], [contenteditable]';
    const operable = [elements, ...named].join();
    const size = (length: number) => Math.min(Math.floor(length), enough);
    const sizes = ({ width, height }: DOMRect) => [size(width), size(height)];
    const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
      Math.floor(Math.max(otherFrom - to, from - otherTo, -enough));
    const gaps = (one: DOMRect, other: DOMRect) => [
      gap(one.left, one.right, other.left, other.right),
      gap(one.top, one.bottom, other.top, other.bottom),
    ];
    // A control inside text may be as small as the text.
    const isInText = ({ parentElement: parent, textContent: own }: Element) =>
      parent !== null && parent.textContent.trim() !== own.trim();
    const kindOf = (element: Element) => [
      element.localName,
      element.getAttribute('tabindex'),
      getComputedStyle(element).display,
      isInText(element),
    ];
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [...document.querySelectorAll(operable)]
      .filter((element) => isSeen(element) && !element.closest('[inert]'))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }));
    const prints = controls.map(({ element, rect }) => {
      const own = sizes(rect);
      // For a control that is large enough, only overlapping controls matter.
      const reach = own.every((length) => length === enough) ? 0 : enough;
      const near = controls
        .filter((other) => other.element !== element && gaps(rect, other.rect).every((apart) => apart < reach))
        .map((other) => JSON.stringify([element.contains(other.element), sizes(other.rect), gaps(rect, other.rect)]));
      return ['control', kindOf(element), own, near.sort()];
    });
    const regions = [...document.querySelectorAll('*')]
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .filter((one) => isSeen(one) && /auto|scroll/.test(getComputedStyle(one).overflow))
      .map((one) => [
        'region',
        one.localName,
        one.className,
        one.getAttribute('tabindex'),
        [...one.querySelectorAll(operable)].some(isSeen),
      ]);
    const front = document.querySelectorAll('dialog:modal').length;
    return [...prints, ...regions].map((print) => JSON.stringify([front, print]));
  });
