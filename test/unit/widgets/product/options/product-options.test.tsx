import { describe, expect, it, jest } from '@jest/globals';
import { daysInMonth } from '../../../../../widgets/product/options/option-parts';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { colour, date, file, mountOptions, number, size, text } from '../options-page';
import { buyable, shopResponds } from '../product-page';

describe('the options, when they are mounted', () => {
  it('send a request for a choice, with all chosen values', async () => {
    const { requests, pick, click } = await mountOptions([colour(), size]);
    await pick('select', '21');
    await click('#v12');
    expect(requests.map((form) => decodeURIComponent(form))).toEqual([
      'product_id=77&attribute[1]=11&attribute[2]=21',
      'product_id=77&attribute[1]=12&attribute[2]=21',
    ]);
  });

  it('send a request also for a field that the theme has not put into an option', async () => {
    const { requests, pick } = await mountOptions([
      colour(),
      '<select id="other" name="attribute[9]" data-part="field"><option>a</option><option>b</option></select>',
    ]);
    await pick('#other', 'b');
    expect(requests.map((form) => new URLSearchParams(form).get('attribute[9]'))).toEqual(['b']);
  });

  it.each([
    ['has no text, such as a colour', ''],
    ['has more text, such as a tooltip of a script', 'Blue<span class="tool-tip">Blue</span>'],
  ])('show the name of the chosen value, or its accessible name if it %s', async (_, text) => {
    const swatches = colour().replace(/ id="v13"([^>]*>\s*<label[^>]*>)Blue/, ` id="v13" aria-label="Blue"$1${text}`);
    const { part, click } = await mountOptions([swatches]);
    expect(part('chosen').textContent).toBe('Red');
    await click('#v13');
    expect(part('chosen').textContent).toBe('Blue');
  });

  it('offer only the days of the chosen month, and deselect a day that it does not have', async () => {
    const { pick, parts, find } = await mountOptions([date]);
    await pick('[name$="[day]"]', '31');
    expect(parts('day')).toHaveLength(31);
    await pick('[name$="[month]"]', '2');
    expect(parts('day').length).toBe(29);
    expect(find('[name$="[day]"]').value).toBe('');
    await pick('[name$="[month]"]', '1');
    expect(parts('day')).toHaveLength(31);
  });
});

describe('the options, when something is missing', () => {
  it('show it beside each option, focus the first one, and remove the message when the value is chosen', async () => {
    const needed = [colour('required', ''), text, file.replace('"file"', '$& required')];
    const { parts, click, find, problems } = await mountOptions(needed);
    // The template has no message for the file.
    Object.defineProperty(find('[type="file"]'), 'validationMessage', { value: 'Choose a file.' });
    expect(problems()).toEqual(['', '', '']);
    await click(':scope > button');
    expect(problems()).toEqual(['Please choose: Colour', 'Please fill in: Name', 'Choose a file.']);
    const group = parts('option')[0]!;
    const attributes = ['class', 'aria-invalid', 'aria-describedby'].map((name) => group.getAttribute(name));
    expect(attributes).toEqual(['form-field--error', 'true', 'problem-1']);
    expect(find('[name="attribute[4]"]').getAttribute('aria-describedby')).toBe('hint problem-4');
    expect(document.activeElement).toBe(find('#v11'));
    await click('#v12');
    expect([problems()[0], problems()[1], group.hasAttribute('aria-invalid')]).toEqual([
      '',
      'Please fill in: Name',
      false,
    ]);
  });

  it('show at once that a file is too large, without a request', async () => {
    const { find, part, form, requests } = await mountOptions([file]);
    const field = find('[type="file"]');
    Object.defineProperty(field, 'files', { value: [new File(['x'.repeat(1025)], 'logo.png')] });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect([part('problem').textContent, form.checkValidity(), requests]).toEqual(['Too large', false, []]);
  });
});

it('the options are busy until the shop has responded', async () => {
  const { request, respond, slot } = await mountOptions([colour()]);
  await request();
  expect(slot.getAttribute('aria-busy')).toBe('true');
  await respond(buyable);
  expect(slot.hasAttribute('aria-busy')).toBe(false);
});

describe('a radio button', () => {
  it('is deselected by a second click, and that is announced', async () => {
    const { click, posted, requests, announced } = await mountOptions([colour()]);
    await click('label[for="v12"]');
    expect(posted()).toEqual({ 1: '12' });
    await click('label[for="v12"]');
    expect([posted(), requests.length, announced()]).toEqual([{}, 2, ['Colour cleared']]);
    await click('#v12');
    expect(posted()).toEqual({ 1: '12' });
  });

  it('is deselected by Space, once, and chosen by the browser’s own Space', async () => {
    const { press, posted } = await mountOptions([colour()]);
    expect([press('#v11', ' '), posted()]).toEqual([[true, true], {}]);
    expect(press('#v11', ' ')).toEqual([false, false]);
    expect(press('#v12', 'ArrowDown')).toEqual([false, false]);
  });

  it('has a button that clears the choice while there is one', async () => {
    const { part, click, posted, find } = await mountOptions([colour()]);
    expect(part('clear').hidden).toBe(false);
    part('clear').focus();
    await click('[data-part="clear"]');
    expect([posted(), part('clear').hidden, document.activeElement]).toEqual([{}, true, find('#v11')]);
  });

  it('is not deselected if a script has changed the choice before', async () => {
    const { click, find, posted } = await mountOptions([colour()]);
    find('#v12').checked = true;
    find('label[for="v11"]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await click('label[for="v11"]');
    expect(posted()).toEqual({ 1: '11' });
  });
});

describe('a month', () => {
  it.each([
    ['4', '2026', 30],
    ['2', '2026', 28],
    ['2', '2028', 29],
    ['2', '', 29],
    ['', '2026', 31],
    ['12', '2026', 31],
  ])('%j of the year %j has %i days', (month, year, days) => expect(daysInMonth(month, year)).toBe(days));
});

describe('an option for a number, in a theme with a field of the type number', () => {
  it('is a text field, which takes 0,5 and shows what is wrong with 10,5', async () => {
    const { find, form, part, type } = await mountOptions([number]);
    const field = find('[name="attribute[6]"]');
    const state = () => [form.checkValidity(), field.getAttribute('aria-invalid'), part('problem').textContent];
    await type(field, '0,5');
    await type(field, '0,5', new Event('change', { bubbles: true }));
    expect([field.type, field.inputMode, ...state()]).toEqual(['text', 'decimal', true, null, '']);
    await type(field, '10,5');
    await type(field, '10,5', new Event('change', { bubbles: true }));
    expect(state()).toEqual([false, 'true', 'From 0.5 to 10']);
  });
});

describe('the options, when the browser cannot read a chosen file any more', () => {
  it('name the file beside its field until another one is chosen', async () => {
    const { part, parts, slot } = await mountOptions([file, text]);
    const field = slot.querySelector<HTMLInputElement>('[type="file"]')!;
    const lost = Object.assign(new Event('invalid', { cancelable: true }), { file: 'sign.png' });
    field.dispatchEvent(lost);
    await settle();
    expect([lost.defaultPrevented, part('problem').textContent]).toEqual([true, 'sign.png is gone']);
    expect([field.getAttribute('aria-invalid'), parts('problem')[1]?.textContent]).toEqual(['true', '']);

    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect([field.getAttribute('aria-invalid'), part('problem').textContent]).toEqual([null, '']);
  });
});

describe('the options, when the shop refuses or fails', () => {
  it('stay as they are, and can be chosen again', async () => {
    const failing = shopResponds(new Error('offline'));
    const { pick, labels: shown, slot, requests } = await mountOptions([colour(), size], buyable, failing);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    await pick('select', '21');
    expect([slot.hasAttribute('aria-busy'), requests.length]).toEqual([true, 1]);
    await jest.advanceTimersByTimeAsync(1000);
    await settle();
    expect([slot.hasAttribute('aria-busy'), shown()]).toEqual([false, ['Red', 'Green', 'Blue']]);
    await pick('select', '22');
    expect(requests).toHaveLength(3);
    // The retry must not outlive the test: its report would fail another one.
    await jest.advanceTimersByTimeAsync(1000);
    expect(complaints.splice(0)).toHaveLength(2);
  });
});
