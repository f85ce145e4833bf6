import { beforeEach, describe, expect, it } from '@jest/globals';
import { searchPanel } from '../../../../widgets/lists/search-panel';
import { printExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
import { giveWindow } from '../give-window';
import { givePopovers } from '../header/give-popovers';
import { mountForUser } from '../with-user';

const KEY = 'recent-searches';
const storedTerms = () => (JSON.parse(localStorage[KEY] ?? '[]') as [string][]).map(([term]) => term);

/** Mounts the panel with these searches, the newest first. */
async function mountPanel({ terms = [] as string[], width = 375, off = false } = {}) {
  givePopovers();
  giveWindow(width);
  localStorage[KEY] = JSON.stringify(terms.map((term) => [term, Date.now()]));
  const mounted = await mountForUser(searchPanel, {
    around: (slot) => `<main id="elsewhere"><a href="/">Home</a></main>${slot}`,
    change: ({ dataset }) => {
      if (off) dataset.recents = 'false';
      Object.assign(dataset, { remove: 'Remove [term]', removed: '[term] was removed', cleared: 'All were removed' });
    },
  });
  const { slot } = mounted;
  const input = slot.querySelector('input')!;
  return {
    ...mounted,
    input,
    isOpen: () => slot.matches(':popover-open'),
    focus: async () => (input.focus(), settle()),
    press: (element: HTMLElement) => (element.focus(), mounted.click(element)),
    type: (text: string) => mounted.type(input, text),
    shown: () =>
      mounted.part('recent').hidden ? null : [...mounted.part('list').querySelectorAll('a')].map((a) => a.textContent),
  };
}

beforeEach(() => localStorage.clear());

describe('the search on a narrow screen', () => {
  it('becomes a modal dialog at a press on its field, which keeps the focus', async () => {
    const { press, input, isOpen, slot, part } = await mountPanel();
    expect(slot.hasAttribute('role')).toBe(false);
    await press(input);
    expect(isOpen()).toBe(true);
    expect([slot.getAttribute('role'), slot.getAttribute('aria-modal')]).toEqual(['dialog', 'true']);
    expect(document.activeElement).toBe(input);
    expect(document.getElementById('elsewhere')!.inert).toBe(true);
    expect(part('close').hidden).toBe(false);
  });

  it('stays in the page when only the focus comes, by keyboard, until something is typed', async () => {
    const { focus, type, isOpen } = await mountPanel();
    await focus();
    expect(isOpen()).toBe(false);
    await type('l');
    expect(isOpen()).toBe(true);
  });

  it('is a dialog from the start if the field had the focus before its code arrived', async () => {
    givePopovers();
    giveWindow(375);
    printExample(searchPanel);
    document.querySelector<HTMLElement>('[type="search"]')!.focus();
    const { slot } = await mountWidget(searchPanel);
    expect(slot.getAttribute('role')).toBe('dialog');
  });

  it.each([
    ['its button', async ({ press, part }: Awaited<ReturnType<typeof mountPanel>>) => press(part('close'))],
    ['the browser', async ({ slot }: Awaited<ReturnType<typeof mountPanel>>) => slot.hidePopover()],
  ])('is closed by %s, frees the page, and leaves the field, so that no keyboard is shown', async (_, close) => {
    const panel = await mountPanel();
    await panel.press(panel.input);
    await close(panel);
    await settle();
    expect(panel.isOpen()).toBe(false);
    expect(panel.slot.hasAttribute('role')).toBe(false);
    expect(document.getElementById('elsewhere')!.inert).toBe(false);
    expect(document.activeElement?.getAttribute('type')).toBe('submit');
    expect(panel.part('close').hidden).toBe(true);
  });
});

describe('recent searches', () => {
  it('are shown as text in an empty field with the focus, until it leaves', async () => {
    const { focus, press, input, isOpen, shown, type, part } = await mountPanel({
      terms: ['lamp', '<b>oak</b> & "x"'],
      width: 1280,
    });
    expect(shown()).toBeNull();
    // On a wide screen the search never becomes a dialog.
    await press(input);
    expect(isOpen()).toBe(false);
    await focus();
    expect(shown()).toEqual(['lamp', '<b>oak</b> & "x"']);
    expect(part('list').querySelector('a')?.getAttribute('href')).toMatch(/search\.php\?search_query=lamp$/);
    await type('m');
    expect(shown()).toBeNull();
    await type(' ');
    expect(shown()).toHaveLength(2);
    document.querySelector<HTMLElement>('main a')!.focus();
    await settle();
    expect(shown()).toBeNull();
  });

  it('are removed one by one, and all at once; the focus stays in the search', async () => {
    const { focus, shown, press, part, announced, input } = await mountPanel({ terms: ['lamp', 'mug', 'saw'] });
    await focus();
    await press(part('list').querySelector('[aria-label="Remove mug"]')!);
    expect(shown()).toEqual(['lamp', 'saw']);
    expect(document.activeElement).toBe(input);
    await press(part('clear'));
    expect(shown()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(announced()).toEqual(['mug was removed', 'All were removed']);
  });

  it('are stored when the form is sent or a quick result is opened', async () => {
    const { slot, input, type, press, part } = await mountPanel({ terms: ['mug'] });
    await type('la');
    await press(part('close'));
    expect(storedTerms()).toEqual(['mug']);
    await type(' lamp ');
    const form = slot.querySelector('form')!;
    window.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    form.requestSubmit();
    await settle();
    slot.querySelector('.quickSearch-results')!.innerHTML = '<a href="#lamp">Lamp</a>';
    await type('desk');
    slot.querySelector<HTMLElement>('.quickSearch-results a')!.click();
    await settle();
    expect(input.value).toBe('desk');
    expect(storedTerms()).toEqual(['desk', 'lamp', 'mug']);
  });

  it('are neither stored nor shown if the shop does not want them', async () => {
    const { type, focus, shown, slot } = await mountPanel({ terms: ['mug'], off: true });
    await focus();
    expect(shown()).toBeNull();
    await type('lamp');
    slot.querySelector('.quickSearch-results')!.innerHTML = '<a href="#lamp">Lamp</a>';
    slot.querySelector<HTMLElement>('.quickSearch-results a')!.click();
    expect(storedTerms()).toEqual(['mug']);
  });
});
