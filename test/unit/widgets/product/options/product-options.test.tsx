import { describe, expect, it, jest } from '@jest/globals';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { colour, date, file, mountOptions, number, size, text } from '../options-page';
import { buyable, shopResponds } from '../product-page';

describe('the options, when they are mounted', () => {
  it('send no request if the platform has rendered the response', async () => {
    expect((await mountOptions([colour(), size])).requests).toEqual([]);
  });

  it('send one request if nothing was rendered, as in a quick view', async () => {
    const { requests } = await mountOptions([colour()], null);
    await settle();
    expect(requests).toEqual(['product_id=77&attribute%5B1%5D=11']);
  });

  it('send a request for a choice, with all chosen values', async () => {
    const { requests, pick, click } = await mountOptions([colour(), size]);
    await pick('select', '21');
    await click('#v12');
    expect(requests.map((form) => decodeURIComponent(form))).toEqual([
      'product_id=77&attribute[1]=11&attribute[2]=21',
      'product_id=77&attribute[1]=12&attribute[2]=21',
    ]);
  });

  it('send no request for a file', async () => {
    const { requests, find } = await mountOptions([file]);
    find('[type="file"]').dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(requests).toEqual([]);
  });

  it('show the name of the chosen value', async () => {
    const { part, click } = await mountOptions([colour()]);
    expect(part('chosen').textContent).toBe('Red');
    await click('#v13');
    expect(part('chosen').textContent).toBe('Blue');
  });

  it('show the accessible name of a chosen value that has no text, such as a colour', async () => {
    const swatches = colour()
      .replaceAll(/(<label[^>]*>)[^<]*</g, '$1<')
      .replace('id="v13"', 'id="v13" aria-label="Blue"');
    const { part, click } = await mountOptions([swatches]);
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
  const submit = async ({ form }: { form: HTMLFormElement }) => {
    form.querySelector<HTMLButtonElement>(':scope > button')?.click();
    await settle();
  };

  it('show it beside each option, and focus the first one', async () => {
    const page = await mountOptions([colour('required', ''), text]);
    expect(page.parts('problem').map(({ textContent }) => textContent)).toEqual(['', '']);
    await submit(page);
    expect(page.parts('problem').map(({ textContent }) => textContent)).toEqual([
      'Please choose: Colour',
      'Please fill in: Name',
    ]);
    const [group] = page.parts('option');
    expect(group?.className).toBe('form-field--error');
    expect(group?.getAttribute('aria-invalid')).toBe('true');
    expect(group?.getAttribute('aria-describedby')).toBe('problem-1');
    expect(page.find('[name="attribute[4]"]').getAttribute('aria-describedby')).toBe('hint problem-4');
    expect(document.activeElement).toBe(page.find('#v11'));
  });

  it('remove the message when the value is chosen', async () => {
    const page = await mountOptions([colour('required', ''), text]);
    await submit(page);
    await page.click('#v12');
    expect(page.parts('problem').map(({ textContent }) => textContent)).toEqual(['', 'Please fill in: Name']);
    expect(page.parts('option')[0]?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('show at once that a file is too large', async () => {
    const { find, part, form } = await mountOptions([file]);
    const field = find('[type="file"]');
    Object.defineProperty(field, 'files', { value: [new File(['x'.repeat(1025)], 'logo.png')] });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(part('problem').textContent).toBe('Too large');
    expect(form.checkValidity()).toBe(false);
  });
});

describe('the options, when the shop refuses or fails', () => {
  it('stay as they are, and can be chosen again', async () => {
    const {
      pick,
      labels: shown,
      slot,
      requests,
    } = await mountOptions([colour(), size], buyable, shopResponds(new Error('offline')));
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    await pick('select', '21');
    await settle();
    expect(slot.hasAttribute('aria-busy')).toBe(true);
    expect(requests.length).toBe(1);
    await jest.advanceTimersByTimeAsync(1000);
    await settle();
    expect(shown()).toEqual(['Red', 'Green', 'Blue']);
    expect(slot.hasAttribute('aria-busy')).toBe(false);
    await pick('select', '22');
    expect(requests).toHaveLength(3);
    // The retry must not outlive the test: its report would fail another one.
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(complaints.splice(0)).toHaveLength(2);
  });
});

describe('an option for a number, in a theme with a field of the type number', () => {
  const typed = async (value: string) => {
    const mounted = await mountOptions([number]);
    const field = mounted.find('[name="attribute[6]"]');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await mounted.pick('[name="attribute[6]"]', value);
    return { ...mounted, field };
  };

  it.each(['0,5', '0.5', '', '10'])('takes %j: the field is a text field', async (value) => {
    const { field, form, part } = await typed(value);
    expect([field.type, field.inputMode, field.value]).toEqual(['text', 'decimal', value]);
    expect([form.checkValidity(), part('problem').textContent]).toEqual([true, '']);
  });

  it.each(['0,25', '10,5', 'ten', '1,2,3'])('refuses %j beside the field', async (value) => {
    const { field, form, part } = await typed(value);
    expect([form.checkValidity(), field.getAttribute('aria-invalid')]).toEqual([false, 'true']);
    expect(part('problem').textContent).toBe('From 0.5 to 10');
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
