import { describe, expect, it } from '@jest/globals';
import { settle } from '../../../../support/jest/settle';
import { colour, mountOptions } from '../options-page';

describe('a radio button', () => {
  it('is deselected by a second click, and that is announced', async () => {
    const { click, posted, requests, store } = await mountOptions([colour()]);
    await click('label[for="v12"]');
    expect(posted()).toBe('attribute%5B1%5D=12');
    await click('label[for="v12"]');
    expect(posted()).toBe('');
    expect(requests).toHaveLength(2);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['Colour cleared']);
    await click('#v12');
    expect(posted()).toBe('attribute%5B1%5D=12');
  });

  it('is deselected by Space, once, and chosen by the browser’s own Space', async () => {
    const { press, posted } = await mountOptions([colour()]);
    expect(press('#v11', ' ')).toEqual([true, true]);
    expect(posted()).toBe('');
    expect(press('#v11', ' ')).toEqual([false, false]);
    expect(press('#v12', 'ArrowDown')).toEqual([false, false]);
  });

  it('has a button that clears the choice while there is one', async () => {
    const { part, posted, find } = await mountOptions([colour()]);
    expect(part('clear').hidden).toBe(false);
    part('clear').focus();
    part('clear').click();
    await settle();
    expect(posted()).toBe('');
    expect(part('clear').hidden).toBe(true);
    expect(document.activeElement).toBe(find('#v11'));
  });

  it('is not deselected if a script has changed the choice before', async () => {
    const { click, find, posted } = await mountOptions([colour()]);
    find('#v12').checked = true;
    find('label[for="v11"]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await click('label[for="v11"]');
    expect(posted()).toBe('attribute%5B1%5D=11');
  });
});
