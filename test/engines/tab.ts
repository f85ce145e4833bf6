import { writeFile } from 'node:fs/promises';
import type { EngineTab, Modifier } from './engine';
import { findInPage, placeInPage, type Place } from './find-in-page';

/** Finds elements on the page; what it is asked for is said in find-in-page.ts. */
export type Find = typeof findInPage;

/** What a shopper does with a page, in any engine. Whatever is named is waited for. */
export interface Tab {
  /** Goes to a path of the shop. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  click(wanted: string): Promise<void>;
  hover(wanted: string): Promise<void>;
  /** Presses a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Moves the pointer to where nothing is. */
  pointAway(): Promise<void>;
  /** Presses a key, with others held: `Shift+Tab`. */
  press(keys: string): Promise<void>;
  holdDown(key: string, repeats: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Types into a field, in place of what is in it. */
  fill(wanted: string, text: string): Promise<void>;
  focus(wanted: string): Promise<void>;
  /** Chooses of a list, by the value. */
  choose(wanted: string, value: string): Promise<void>;
  giveFile(selector: string, file: string): Promise<void>;
  resize(width: number, height?: number): Promise<void>;
  /** What a function of the page's own gives; it knows its arguments and nothing else around it. */
  read<Given, Result>(what: (given: Given, find: Find) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Waits until a function of the page's own gives something true. */
  until<Given>(sentence: string, isSo: (given: Given, find: Find) => unknown, given: Given): Promise<void>;
  untilShown(wanted: string): Promise<void>;
  untilGone(wanted: string): Promise<void>;
  /** Waits until the tab is at an address that has this in it, and the page has been loaded. */
  untilAt(part: string): Promise<void>;
  /** Waits until all these slots are mounted. */
  untilMounted(selector: string): Promise<void>;
  /** The name or text of what has the focus. */
  focused(): Promise<string>;
  untilFocused(words: string): Promise<void>;
  text(wanted: string): Promise<string>;
  screenshot(file: string): Promise<void>;
}

const patience = 20_000;
const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** Gives an engine's tab the words of journeys. */
export function makeTab(hands: EngineTab, address: string): Tab {
  const read: Tab['read'] = async (what, given) => {
    // The runner of these files marks functions by a helper that pages don't have.
    const expression = `(() => { const __name = (it) => it; const find = ${findInPage}; return (${what})(${JSON.stringify(given ?? null)}, find); })()`;
    return ((await hands.evaluate(expression)) ?? null) as never;
  };

  /** Asks again until there is an answer; a page that is being left can't be asked. */
  async function untilGiven<Result>(sentence: string, ask: () => Promise<Result | undefined>): Promise<Result> {
    const started = Date.now();
    for (let problem = ''; ; await pause(40)) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
        problem = '';
      } catch (error) {
        problem = ` (${error instanceof Error ? error.message : String(error)})`;
      }
      if (Date.now() - started > patience) throw new Error(`waited in vain until ${sentence}${problem}`);
    }
  }
  const until: Tab['until'] = async (sentence, isSo, given) =>
    void (await untilGiven(sentence, async () => ((await read(isSo, given)) ? true : undefined)));
  const placeOf = (wanted: string) =>
    untilGiven(`"${wanted}" can be pressed`, async () => {
      const place: Place = await read(placeInPage, wanted);
      if ('problem' in place) throw new Error(place.problem);
      return place;
    });

  const tab: Tab = {
    read,
    until,
    open: (path) => hands.goTo(address + path),
    back: () => hands.back(),
    forward: () => hands.forward(),
    click: async (wanted) => {
      const { x, y } = await placeOf(wanted);
      await hands.click(x, y);
    },
    hover: async (wanted) => {
      const { x, y } = await placeOf(wanted);
      await hands.point(x, y);
    },
    clickAt: (x, y) => hands.click(x, y),
    pointAway: () => hands.point(600, 700),
    press: (keys) => {
      const held = keys.split('+');
      const key = held.pop() ?? '';
      return hands.press(key, held as Modifier[]);
    },
    holdDown: (key, repeats) => hands.holdDown(key, repeats),
    type: (text) => hands.type(text),
    fill: async (wanted, text) => {
      await tab.focus(wanted);
      await read((which, find) => (find(which)[0] as HTMLInputElement).select(), wanted);
      await (text === '' ? hands.press('Backspace', []) : hands.type(text));
    },
    focus: (wanted) =>
      until(
        `"${wanted}" has the focus`,
        (which, find) => {
          // Where the window has none, the page would not hear of it.
          if (!document.hasFocus()) return false;
          const [element] = find(which).filter((one) => one.checkVisibility());
          element?.focus();
          return element && element === document.activeElement;
        },
        wanted,
      ),
    choose: (wanted, value) =>
      until(
        `"${wanted}" has ${value}`,
        (given, find) => {
          const list = find(given.wanted)[0] as HTMLSelectElement | undefined;
          if (!list || ![...list.options].some((option) => option.value === given.value)) return false;
          list.focus();
          list.value = given.value;
          list.dispatchEvent(new Event('input', { bubbles: true }));
          list.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        },
        { wanted, value },
      ),
    giveFile: (selector, file) => hands.giveFile(selector, file),
    resize: (width, height = 900) => hands.resize(width, height),
    untilShown: (wanted) =>
      until(
        `"${wanted}" is shown`,
        (which, find) => find(which).some((one) => one.checkVisibility({ visibilityProperty: true })),
        wanted,
      ),
    untilGone: (wanted) =>
      until(
        `"${wanted}" is gone`,
        (which, find) => !find(which).some((one) => one.checkVisibility({ visibilityProperty: true })),
        wanted,
      ),
    untilAt: (part) =>
      until(`the tab is at ${part}`, (at) => location.href.includes(at) && document.readyState === 'complete', part),
    untilMounted: (selector) =>
      until(
        `${selector} is mounted`,
        (which) => {
          const slots = [...document.querySelectorAll<HTMLElement>(which)];
          return slots.length > 0 && slots.every(({ dataset }) => dataset.widgetStatus === 'mounted');
        },
        selector,
      ),
    focused: () =>
      read(() => {
        const { activeElement } = document;
        const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        return text.replace(/\s+/g, ' ').trim();
      }, null),
    untilFocused: async (words) => {
      let now = '';
      await untilGiven(`the focus is on "${words}"`, async () => {
        now = await tab.focused();
        if (now !== words) throw new Error(`it is on "${now.slice(0, 80)}"`);
        return true;
      });
    },
    text: (wanted) =>
      untilGiven(`"${wanted}" is there`, async () => {
        const found = await read(
          (which, find) => find(which)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? null,
          wanted,
        );
        return found ?? undefined;
      }),
    screenshot: async (file) => writeFile(file, await hands.screenshot()),
  };
  return tab;
}
