import { describe, expect, it } from '@jest/globals';
import { latePatch } from '../../../../core/markup/late-patch';
import { writeContent } from '../../../../core/markup/Part';
import { patchHtml } from '../../../../core/markup/patch-html';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const rendered = '<b>printed</b>';

/** Writes each content after the one before it, and records how often the page's content changed. */
function written(...steps: Parameters<typeof writeContent>[1][]) {
  const element = document.createElement('p');
  element.innerHTML = rendered;
  const observer = new MutationObserver(() => undefined);
  observer.observe(element, { childList: true });
  const changes = steps.map((step, index) => {
    writeContent(element, steps[index - 1] ?? {}, step, rendered);
    return observer.takeRecords().length;
  });
  return { html: element.innerHTML, changes };
}

describe('the content that a widget gives to a part', () => {
  it('is text, and text is never parsed as markup', () => {
    expect(written({ text: 'a <i>' })).toEqual({ html: 'a &lt;i&gt;', changes: [1] });
    expect(written({ text: 0 }).html).toBe('0');
    expect(written({ text: '' }).html).toBe('');
  });

  it('is written only when it changes', () => {
    expect(written({ text: 'a' }, { text: 'a' }, { text: 'b' })).toEqual({ html: 'b', changes: [1, 0, 1] });
    expect(written({ text: 7 }, { text: '7' })).toEqual({ html: '7', changes: [1, 0] });
    // One record for the old element, one for the new one.
    expect(written({ html: '<i>a</i>' }, { html: '<i>a</i>' })).toEqual({ html: '<i>a</i>', changes: [2, 0] });
  });

  it('does not overwrite what others wrote until it changes', () => {
    const element = document.createElement('p');
    element.textContent = 'translated';
    writeContent(element, { text: 'a' }, { text: 'a' }, rendered);
    expect(element.textContent).toBe('translated');
    element.innerHTML = '<i>translated</i>';
    writeContent(element, { html: 'a' }, { html: 'a' }, rendered);
    expect(element.innerHTML).toBe('<i>translated</i>');
  });

  it('is not written if the element already has the same text', () => {
    expect(written({ text: 'printed' })).toEqual({ html: rendered, changes: [0] });
  });

  it('may be HTML of the shop, which has priority over text', () => {
    expect(written({ html: '<i>a</i>', text: 'b' }).html).toBe('<i>a</i>');
    expect(written({ html: '' }).html).toBe('');
  });

  it('keeps the forms of HTML inside a form, and rows inside a table', () => {
    const form = document.createElement('form');
    form.innerHTML = '<div></div><table><tbody></tbody></table>';
    writeContent(form.querySelector('div')!, {}, { html: '<form id="inner"><input name="a"></form>' }, rendered);
    expect(form.querySelector('input')!.form?.id).toBe('inner');
    writeContent(form.querySelector('tbody')!, {}, { html: '<tr><td>1</td></tr>' }, rendered);
    expect(form.querySelector('tbody')!.innerHTML).toBe('<tr><td>1</td></tr>');
  });

  it('is text again after HTML, even if both have the same text', () => {
    expect(written({ html: '<i>a</i>' }, { text: 'a' })).toEqual({ html: 'a', changes: [2, 1] });
    expect(written({ html: '<i>a</i>', text: 'a' }, { text: 'a' }).html).toBe('<i>a</i>');
  });

  it.each([
    [{ text: 'a' }, 1],
    [{ html: '<i>a</i>' }, 2],
  ] as const)('is the rendered content again when it is removed: %j', (content, records) => {
    expect(written(content, {})).toEqual({ html: rendered, changes: [records, 1] });
    expect(written(content, { text: null, html: null })).toEqual({ html: rendered, changes: [records, 1] });
  });

  it('is not written if the widget never set any', () => {
    expect(written({}, { text: null }, { html: undefined })).toEqual({ html: rendered, changes: [0, 0, 0] });
  });
});

describe('the value that a widget gives to a field', () => {
  const field = (value = '', type = 'text') => {
    const input = document.createElement('input');
    Object.assign(input, { type, value });
    return input;
  };

  it('is written when it changes', () => {
    const input = field('printed');
    writeContent(input, {}, { value: 7 }, '');
    expect(input.value).toBe('7');
    writeContent(input, { value: 7 }, { value: 8 }, '');
    expect(input.value).toBe('8');
  });

  it('does not overwrite typed text while it does not change or is undefined', () => {
    const input = field('typed');
    writeContent(input, { value: 'a' }, { value: 'a' }, '');
    writeContent(input, { value: 'a' }, { value: undefined }, '');
    expect(input.value).toBe('typed');
  });

  it('does not move the caret if the field already has that value', () => {
    const input = field('12');
    input.setSelectionRange(1, 1);
    writeContent(input, {}, { value: 12 }, '');
    expect(input.value).toBe('12');
    expect(input.selectionStart).toBe(1);
    let writes = 0;
    Object.defineProperty(input, 'value', { get: () => '12', set: () => (writes += 1) });
    writeContent(input, {}, { value: '12' }, '');
    expect(writes).toBe(0);
  });

  it('may be a tick, which is written when it changes', () => {
    const box = field('1', 'checkbox');
    writeContent(box, {}, { checked: true }, '');
    expect(box.checked).toBe(true);
    box.checked = false;
    writeContent(box, { checked: true }, { checked: true }, '');
    writeContent(box, { checked: true }, { checked: undefined }, '');
    expect(box.checked).toBe(false);
    writeContent(box, { checked: false }, { checked: true }, '');
    writeContent(box, { checked: true }, { checked: false }, '');
    expect(box.checked).toBe(false);
  });

  it('does not change the shopper’s tick when the widget stops setting one', () => {
    const box = field('1', 'checkbox');
    box.checked = true;
    writeContent(box, { checked: false }, { checked: undefined }, '');
    expect(box.checked).toBe(true);
  });

  it('does not change a tick that the widget never set', () => {
    const box = field('1', 'checkbox');
    box.checked = true;
    writeContent(box, {}, {}, '');
    expect(box.checked).toBe(true);
  });
});

describe('the handlers of a pointer that enters or leaves an element', () => {
  it('are those of the last content, and are removed with it', () => {
    const element = document.createElement('p');
    const called: string[] = [];
    const first = { onPointerEnter: () => void called.push('enter'), onPointerLeave: () => void called.push('leave') };
    const send = () => ['pointerenter', 'pointerleave'].map((type) => element.dispatchEvent(new Event(type)));
    writeContent(element, {}, first, rendered);
    send();
    expect(called).toEqual(['enter', 'leave']);
    writeContent(element, first, {}, rendered);
    send();
    expect(called).toEqual(['enter', 'leave']);
  });

  it('of another script stay', () => {
    const element = document.createElement('p');
    const ofAnother = () => {};
    element.onpointerenter = ofAnother;
    writeContent(element, {}, { text: 'a' }, rendered);
    expect(element.onpointerenter).toBe(ofAnother);
  });
});

describe('new HTML before the code that patches it is loaded', () => {
  const written = async (newest: Parameters<typeof writeContent>[1], load: () => Promise<void>) => {
    latePatch.patchHtml = undefined;
    latePatch.load = load;
    const element = document.createElement('p');
    element.innerHTML = rendered;
    writeContent(element, {}, { html: '<i>new</i>' }, rendered, () => newest);
    await settle();
    return element.innerHTML;
  };
  const load = async () => void (latePatch.patchHtml = patchHtml);

  it('is written as soon as it is loaded', async () => {
    expect(await written({ html: '<i>new</i>' }, load)).toBe('<i>new</i>');
  });

  it('is not written if the widget has written other content since', async () => {
    expect(await written({ text: 'newer' }, load)).toBe(rendered);
  });

  it('leaves the content that is there if the code cannot be loaded, which is reported', async () => {
    expect(await written({ html: '<i>new</i>' }, () => Promise.reject(new Error('offline')))).toBe(rendered);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('new HTML is not shown: offline')]);
  });
});
