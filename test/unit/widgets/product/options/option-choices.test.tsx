import { describe, expect, it } from '@jest/globals';
import { colour, hides, labels, mountOptions, size } from '../options-page';

describe('values out of stock, when the shop changes', () => {
  it('are hidden, not focusable and not posted', async () => {
    const { respond, find, labels: shown, listed } = await mountOptions([colour(), size]);
    await respond(hides(11, 13, 22, 23));
    expect(shown()).toEqual(['Red', 'Blue']);
    expect([find('#v12').disabled, find('#v12').hidden, ...listed()]).toEqual([true, true, 'Choose', 'M', 'L']);
    await respond(hides(11, 12, 13, 21, 22, 23));
    expect([find('#v12').disabled, ...listed()]).toEqual([false, 'Choose', 'S', 'M', 'L']);
    expect(find<HTMLSelectElement>('select').value).toBe('23');
  });

  it('are labelled once, can still be chosen, and lose the label again', async () => {
    const { respond, labels: shown, listed, pick, posted, find } = await mountOptions([colour(), size]);
    for (let times = 0; times < 3; times += 1) {
      await respond({ ...labels(11, 13, 22, 23), out_of_stock_message: 'Sold & gone' });
    }
    expect(shown()).toEqual(['Red', 'Green (Sold & gone)', 'Blue']);
    expect(find<HTMLLabelElement>('label[for="v12"]').className).toBe('unavailable');
    expect(listed()).toEqual(['Choose', 'S (Sold & gone)', 'M', 'L']);
    await pick('select', '21');
    expect(posted()).toEqual({ 1: '11', 2: '21' });
    await respond(labels(11, 12, 13, 21, 22, 23));
    expect([...shown(), ...listed()]).toEqual(['Red', 'Green', 'Blue', 'Choose', 'S', 'M', 'L']);
  });

  it('have the template’s text if the shop has none', async () => {
    const { respond, labels: shown, part } = await mountOptions([colour()]);
    await respond(labels(12, 13));
    expect(shown()).toEqual(['Red (Sold out)', 'Green', 'Blue']);
    expect(part('chosen').textContent).toBe('Red (Sold out)');
  });

  it('are deselected if they were chosen, and the shop gets another request', async () => {
    const { respond, posted, requests, labels: shown } = await mountOptions([colour()]);
    await respond(hides(12, 13));
    expect(posted()).toEqual({});
    expect(requests.length).toBe(1);
    await respond(hides(12, 13));
    expect(shown()).toEqual(['Green', 'Blue']);
  });

  it('are replaced by the default, never by another value', async () => {
    const { respond, click, posted, find, pick } = await mountOptions([colour(), size]);
    await click('#v12');
    await pick('select', '21');
    await respond(hides(11, 13, 21, 22, 23));
    expect(posted()).toEqual({ 1: '11', 2: '21' });
    await respond(hides(11, 13, 22));
    expect(find<HTMLSelectElement>('select').value).toBe('');
  });

  it('keep the last choice if two choices exclude each other', async () => {
    const { respond, click, posted } = await mountOptions([colour(), size]);
    await click('#v12');
    await respond(hides(11, 13, 21, 22));
    expect(posted()).toEqual({ 1: '12', 2: '' });
  });

  it('are hidden by a rule, independently of the stock setting', async () => {
    const { respond, labels: shown } = await mountOptions([colour()]);
    await respond({ ...labels(11, 12, 13), disabled_option_values: [{ value_id: 13 }] });
    expect(shown()).toEqual(['Red', 'Green']);
  });
});
