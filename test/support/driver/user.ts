import type { Locator, Page } from 'playwright-core';
import type { OpenedPage, OpenOptions } from './open-page';
import { signIn } from './sign-in';
import type { Shop } from './use-shop';

/**
 * How a shopper uses a page. Together, both ways cover keyboard and pointer, with and without scripts: without
 * JavaScript the pointer is used.
 */
export const ways = ['by keyboard', 'without JavaScript'] as const;
export type Way = (typeof ways)[number] | 'by pointer';

/** A shopper's actions on the controls of a page, in one of the ways. */
export interface User {
  /** Types into a field, replacing its value. */
  type(field: Locator, text: string): Promise<void>;
  /** Selects an option of a list. */
  choose(list: Locator, label: string): Promise<void>;
  /** Checks a checkbox or radio button. */
  tick(box: Locator): Promise<void>;
  /** Presses a button or follows a link. */
  press(control: Locator): Promise<void>;
  /** Confirms the page's dialog; without scripts there is none. */
  agree(): Promise<void>;
}

/** Opens a page for a shopper who uses one of the ways; signed in unless `guest` is set. */
export async function open(
  shop: Shop,
  way: Way,
  path: string,
  { guest = false, ...options }: Pick<OpenOptions, 'width' | 'status' | 'javaScript'> & { guest?: boolean } = {},
): Promise<OpenedPage & { user: User }> {
  const opened = await shop.open(path, {
    mounted: false,
    javaScript: way !== 'without JavaScript',
    ...options,
    ...(!guest && { before: (page) => signIn(page, shop.url) }),
  });
  return { ...opened, user: userOf(way, opened.page) };
}

function userOf(way: Way, page: Page): User {
  const user = way === 'by keyboard' ? keys(page) : pointer;
  return {
    ...user,
    agree: async () => {
      if (way !== 'without JavaScript') await user.press(page.locator('dialog[open] .confirm'));
    },
  };
}

const pointer: Omit<User, 'agree'> = {
  type: async (field, text) => {
    await field.click();
    await field.fill('');
    await field.pressSequentially(text);
  },
  choose: async (list, label) => void (await list.selectOption({ label })),
  tick: (box) => box.check(),
  press: (control) => control.click(),
};

const keys = (page: Page): Omit<User, 'agree'> => ({
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

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Finding an element by role at each stop would take longer than all other steps.
  const element = await target.elementHandle();
  const hasFocus = () => element?.evaluate((one) => one === document.activeElement);
  for (let stops = 0; !(await hasFocus()); stops++) {
    if (stops > 150) throw new Error(`Tab never comes to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
}
