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
  it.each<[string, Parameters<typeof writeContent>[1][], string, number[]]>([
    ['is text, and text is never parsed as markup', [{ text: 'a <i>' }], 'a &lt;i&gt;', [1]],
    ['may be 0', [{ text: 0 }], '0', [1]],
    ['may be an empty text', [{ text: '' }], '', [1]],
    ['is written only when it changes', [{ text: 'a' }, { text: 'a' }, { text: 'b' }], 'b', [1, 0, 1]],
    ['does not change from a number to its text', [{ text: 7 }, { text: '7' }], '7', [1, 0]],
    // One record for the old element, one for the new one.
    ['is HTML that is written only when it changes', [{ html: '<i>a</i>' }, { html: '<i>a</i>' }], '<i>a</i>', [2, 0]],
    ['is not written if the element already has the same text', [{ text: 'printed' }], rendered, [0]],
    ['may be HTML of the shop, which has priority over text', [{ html: '<i>a</i>', text: 'b' }], '<i>a</i>', [2]],
    ['may be empty HTML', [{ html: '' }], '', [1]],
    ['is text again after HTML, even if both have the same text', [{ html: '<i>a</i>' }, { text: 'a' }], 'a', [2, 1]],
    ['is left if the text stays', [{ html: '<i>a</i>', text: 'a' }, { text: 'a' }], '<i>a</i>', [2, 0]],
    ['is rendered again when a text is removed', [{ text: 'a' }, {}], rendered, [1, 1]],
    ['is rendered again when HTML is removed', [{ html: '<i>a</i>' }, { text: null, html: null }], rendered, [2, 1]],
    ['is not written if the widget never set any', [{}, { text: null }, { html: undefined }], rendered, [0, 0, 0]],
  ])('%s', (_, steps, html, changes) => {
    expect(written(...steps)).toEqual({ html, changes });
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

  it('keeps the white space around the same text, but is empty when it has none', () => {
    const element = document.createElement('p');
    element.textContent = '\n  $50.00\n';
    writeContent(element, {}, { text: '$50.00' }, rendered);
    expect(element.textContent).toBe('\n  $50.00\n');
    element.textContent = '\n';
    writeContent(element, {}, { text: '' }, rendered);
    expect(element.textContent).toBe('');
  });

  it('keeps the forms of HTML inside a form, and rows inside a table', () => {
    const form = document.createElement('form');
    form.innerHTML = '<div></div><table><tbody></tbody></table>';
    writeContent(form.querySelector('div')!, {}, { html: '<form id="inner"><input name="a"></form>' }, rendered);
    expect(form.querySelector('input')!.form?.id).toBe('inner');
    writeContent(form.querySelector('tbody')!, {}, { html: '<tr><td>1</td></tr>' }, rendered);
    expect(form.querySelector('tbody')!.innerHTML).toBe('<tr><td>1</td></tr>');
  });
});

describe('the value that a widget gives to a field', () => {
  const field = (value = '', type = 'text') => {
    const input = document.createElement('input');
    Object.assign(input, { type, value });
    return input;
  };

  it.each<[object, object, string]>([
    [{}, { value: 7 }, '7'],
    [{ value: 7 }, { value: 8 }, '8'],
    [{ value: 'a' }, { value: 'a' }, 'typed'],
    [{ value: 'a' }, { value: undefined }, 'typed'],
  ])('is written when it changes, and otherwise leaves typed text: %j, then %j', (before, next, value) => {
    const input = field('typed');
    writeContent(input, before, next, '');
    expect(input.value).toBe(value);
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

  it.each<[boolean, object, object, boolean]>([
    [false, {}, { checked: true }, true],
    [false, { checked: true }, { checked: true }, false],
    [false, { checked: true }, { checked: undefined }, false],
    [false, { checked: false }, { checked: true }, true],
    [true, { checked: true }, { checked: false }, false],
    [true, { checked: false }, { checked: undefined }, true],
    [true, {}, {}, true],
  ])('may be a tick, which is written only when it changes: %s, %j, then %j', (ticked, before, next, checked) => {
    const box = field('1', 'checkbox');
    box.checked = ticked;
    writeContent(box, before, next, '');
    expect(box.checked).toBe(checked);
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
