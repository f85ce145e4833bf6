import { writeFile } from 'node:fs/promises';
import { until } from '../support/driver/until';
import type { EngineTab, Modifier } from './engine';
import { findInPage, type Place, placeInPage } from './find-in-page';

/** Finds elements on the page; find-in-page.ts describes the syntax. */
export type Find = typeof findInPage;

/** A shopper's actions on a page, in any engine. Each action waits for its element. */
export interface Tab {
  /** Goes to a path of the shop. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  click(wanted: string): Promise<void>;
  hover(wanted: string): Promise<void>;
  /** Presses a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Moves the pointer to an empty place. */
  pointAway(): Promise<void>;
  /** Presses a key, with others held: `Shift+Tab`. */
  press(keys: string): Promise<void>;
  holdDown(key: string, repeats: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Types into a field, and replaces its text. */
  fill(wanted: string, text: string): Promise<void>;
  focus(wanted: string): Promise<void>;
  /** Selects an entry of a list, by its value. */
  choose(wanted: string, value: string): Promise<void>;
  giveFile(selector: string, file: string): Promise<void>;
  resize(width: number, height?: number): Promise<void>;
  /** Runs a function on the page and returns its result. The function can use only its arguments. */
  read<Given, Result>(what: (given: Given, find: Find) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Waits until a function on the page returns something truthy. */
  until<Given>(sentence: string, isSo: (given: Given, find: Find) => unknown, given: Given): Promise<void>;
  untilShown(wanted: string): Promise<void>;
  untilGone(wanted: string): Promise<void>;
  /** Waits until no animation runs. */
  untilStill(): Promise<void>;
  /** Waits until the tab's URL contains this text, and the page is loaded. */
  untilAt(part: string): Promise<void>;
  /** Waits until all these slots are mounted. */
  untilMounted(selector: string): Promise<void>;
  /** The name or text of the focused element. */
  focused(): Promise<string>;
  untilFocused(words: string): Promise<void>;
  text(wanted: string): Promise<string>;
  screenshot(file: string): Promise<void>;
}

/** Wraps an engine's tab with the actions of journeys. */
export function makeTab(engineTab: EngineTab, url: string): Tab {
  const read: Tab['read'] = async (what, given) => {
    // tsx calls a helper, `__name`, that pages do not have.
    const expression = `(() => { const __name = (it) => it; const find = ${findInPage}; return (${what})(${JSON.stringify(given ?? null)}, find); })()`;
    return ((await engineTab.evaluate(expression)) ?? null) as never;
  };

  /** Retries until there is a result. A page that is being left cannot be read. */
  const retry = <Result>(sentence: string, attempt: () => Promise<Result>) => {
    let problem = '';
    const look = () =>
      attempt().catch((error: unknown) => {
        problem = ` (${error instanceof Error ? error.message : String(error)})`;
        return undefined;
      });
    return until(() => sentence + problem, look);
  };
  const untilInPage: Tab['until'] = async (sentence, isSo, given) =>
    void (await retry(sentence, async () => read(isSo, given)));
  const placeOf = (wanted: string) =>
    retry(`"${wanted}" can be pressed`, async () => {
      const place: Place = await read(placeInPage, wanted);
      if ('problem' in place) throw new Error(place.problem);
      return place;
    });

  const tab: Tab = {
    read,
    until: untilInPage,
    open: (path) => engineTab.goTo(url + path),
    back: () => engineTab.back(),
    forward: () => engineTab.forward(),
    click: async (wanted) => {
      const { x, y } = await placeOf(wanted);
      await engineTab.click(x, y);
    },
    hover: async (wanted) => {
      const { x, y } = await placeOf(wanted);
      await engineTab.point(x, y);
    },
    clickAt: (x, y) => engineTab.click(x, y),
    pointAway: () => engineTab.point(600, 700),
    press: (keys) => {
      const held = keys.split('+');
      const key = held.pop() ?? '';
      return engineTab.press(key, held as Modifier[]);
    },
    holdDown: (key, repeats) => engineTab.holdDown(key, repeats),
    type: (text) => engineTab.type(text),
    fill: async (wanted, text) => {
      await tab.focus(wanted);
      await read((which, find) => (find(which)[0] as HTMLInputElement).select(), wanted);
      await (text === '' ? engineTab.press('Backspace', []) : engineTab.type(text));
    },
    focus: (wanted) =>
      untilInPage(
        `"${wanted}" has the focus`,
        (which, find) => {
          // In a window without focus the page would get no event.
          if (!document.hasFocus()) return false;
          const [element] = find(which).filter((one) => one.checkVisibility());
          element?.focus();
          return element && element === document.activeElement;
        },
        wanted,
      ),
    choose: (wanted, value) =>
      untilInPage(
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
    giveFile: (selector, file) => engineTab.giveFile(selector, file),
    resize: (width, height = 900) => engineTab.resize(width, height),
    untilShown: (wanted) =>
      untilInPage(
        `"${wanted}" is shown`,
        (which, find) => find(which).some((one) => one.checkVisibility({ visibilityProperty: true })),
        wanted,
      ),
    untilGone: (wanted) =>
      untilInPage(
        `"${wanted}" is gone`,
        (which, find) => !find(which).some((one) => one.checkVisibility({ visibilityProperty: true })),
        wanted,
      ),
    untilStill: () =>
      untilInPage(
        'no animation runs',
        () =>
          document.getAnimations().every(({ effect, playState, timeline }) => {
            const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
            return isEndless || timeline !== document.timeline || playState !== 'running';
          }),
        null,
      ),
    untilAt: (part) =>
      untilInPage(
        `the tab is at ${part}`,
        (at) => location.href.includes(at) && document.readyState === 'complete',
        part,
      ),
    untilMounted: (selector) =>
      untilInPage(
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
      await retry(`the focus is on "${words}"`, async () => {
        now = await tab.focused();
        if (now !== words) throw new Error(`it is on "${now.slice(0, 80)}"`);
        return true;
      });
    },
    text: (wanted) =>
      retry(`"${wanted}" has a text`, async () => {
        const found = await read(
          (which, find) => find(which)[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? null,
          wanted,
        );
        return found ?? undefined;
      }),
    screenshot: async (file) => writeFile(file, await engineTab.screenshot()),
  };
  return tab;
}
