import type { Page } from 'playwright-core';

interface RememberedElement {
  readonly element: Element;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's own text, without that of its children. */
  readonly text: string;
  /** Whether it has `data-widget` or `data-part`: then a widget may change it. */
  readonly isTheirs: boolean;
}

interface RememberedSlot {
  readonly slot: HTMLElement;
  readonly elements: readonly RememberedElement[];
}

declare global {
  interface Window {
    rememberedSlots: RememberedSlot[];
    rememberSlot: (slot: HTMLElement) => RememberedSlot;
  }
}

/**
 * Attributes that identify an element or that a form needs for a native submit: mounting must not change them, not even
 * on parts.
 */
export const untouchable =
  /^(data-widget|data-part|data-product-scope|name|type|form|for|method|action|enctype|required|multiple)$/;

/** Records every slot of the page as the server rendered it, and returns their number; it runs in the page. */
export const rememberSlotsInPage = (): number => {
  window.rememberSlot = (slot) => ({
    slot,
    elements: [slot, ...slot.querySelectorAll('*')].map((element) => ({
      element,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(''),
      isTheirs: element.hasAttribute('data-part') || element.hasAttribute('data-widget'),
    })),
  });
  window.rememberedSlots = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(window.rememberSlot);
  return window.rememberedSlots.length;
};

/** Records every slot of the page as the server rendered it; call it before any widget is mounted. */
export const rememberSlots = (page: Page): Promise<number> => page.evaluate(rememberSlotsInPage);

/** Finds forbidden changes by mounting, see `changedSlots`; it runs in the page. */
export const changedSlotsInPage = (kept: string): string[] => {
  const mustStay = new RegExp(kept);
  const name = (element: Element) =>
    element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).replace(/\s+/g, ' ');
  return window.rememberedSlots.flatMap(({ slot, elements }) => {
    const now = window.rememberSlot(slot).elements;
    const widget = slot.dataset.widget ?? '';
    if (now.length !== elements.length || now.some(({ element }, index) => element !== elements[index]?.element)) {
      return [`${widget}: its elements were replaced (${elements.length} before, ${now.length} after)`];
    }
    return elements.flatMap(({ element, attributes, text, isTheirs }, index) => {
      const after = now[index]?.attributes ?? {};
      const changed = [...new Set([...Object.keys(attributes), ...Object.keys(after)])].filter(
        (attribute) => attributes[attribute] !== after[attribute] && (!isTheirs || mustStay.test(attribute)),
      );
      const wrote = !isTheirs && text !== now[index]?.text;
      return changed.length > 0 || wrote
        ? [`${widget}: ${wrote ? 'text' : changed.join(', ')} of ${name(element)}`]
        : [];
    });
  });
};

/**
 * Finds forbidden changes by mounting: replaced elements, changes outside of the parts, and changes of a part's
 * untouchable attributes.
 */
export const changedSlots = (page: Page): Promise<string[]> => page.evaluate(changedSlotsInPage, untouchable.source);

/**
 * The visible text of the page, line by line. It leaves out texts that no template can print: the notes on sold-out
 * values, and the languages' own names.
 */
export async function readableText(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const notes = [...document.querySelectorAll<HTMLElement>('[data-part="note"], [data-locale-code]')];
    const written = notes.map((note) => note.textContent);
    for (const note of notes) note.textContent = '';
    const { innerText } = document.body;
    notes.forEach((note, index) => (note.textContent = written[index] ?? ''));
    return innerText;
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
