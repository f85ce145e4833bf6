import type { Locator, Page } from 'playwright-core';
import type { OpenedPage, OpenOptions } from './open-page';
import type { Shop } from './use-shop';

/**
 * How a shopper gets something done: between them they have keyboard and pointer, scripts and none, for without
 * JavaScript it is the pointer's hand.
 */
export const ways = ['by keyboard', 'without JavaScript'] as const;
export type Way = (typeof ways)[number] | 'by pointer';

/** What a shopper does with the controls of a page, one way or another. */
export interface Hand {
  /** Types into a field, in place of what is in it. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses of a list. */
  choose(list: Locator, label: string): Promise<void>;
  /** Ticks a box or chooses a radio button. */
  tick(box: Locator): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Says yes to the page's question; without scripts nobody asks. */
  agree(): Promise<void>;
}

/** Opens a page for a shopper who goes one of the ways; signed in unless told otherwise. */
export async function open(
  shop: Shop,
  way: Way,
  path: string,
  { guest = false, ...options }: Pick<OpenOptions, 'width' | 'status' | 'javaScript'> & { guest?: boolean } = {},
): Promise<OpenedPage & { hand: Hand }> {
  const opened = await shop.open(path, {
    mounted: false,
    javaScript: way !== 'without JavaScript',
    ...options,
    ...(!guest && { before: (page) => page.request.post(`${shop.address}/__store/login`) }),
  });
  return { ...opened, hand: handOf(way, opened.page) };
}

function handOf(way: Way, page: Page): Hand {
  const hand = way === 'by keyboard' ? keys(page) : pointer;
  return {
    ...hand,
    agree: async () => {
      if (way !== 'without JavaScript') await hand.press(page.locator('dialog[open] .confirm'));
    },
  };
}

const pointer: Omit<Hand, 'agree'> = {
  type: async (field, text) => {
    await field.click();
    await field.fill('');
    await field.pressSequentially(text);
  },
  choose: async (list, label) => void (await list.selectOption({ label })),
  tick: (box) => box.check(),
  press: (control) => control.click(),
};

const keys = (page: Page): Omit<Hand, 'agree'> => ({
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: async (list, label) => {
    await tabTo(page, list);
    const chosen = () => list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
    await page.keyboard.press('Home');
    for (let presses = 0; (await chosen()) !== label; presses++) {
      if (presses > 100) throw new Error(`the arrow keys never come to ${label}`);
      await page.keyboard.press('ArrowDown');
    }
  },
  tick: async (box) => {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
  press: async (control) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
});

/** Presses Tab until the focus is on an element, as often as a page has stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // To find an element by its role at each stop would take longer than all else that a shopper does.
  const element = await target.elementHandle();
  const hasFocus = () => element?.evaluate((one) => one === document.activeElement);
  for (let stops = 0; !(await hasFocus()); stops++) {
    if (stops > 150) throw new Error(`Tab never comes to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
}
