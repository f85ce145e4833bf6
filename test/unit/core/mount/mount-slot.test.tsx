import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { number } from '../../../../core/contract/attribute';
import {
  defineContract,
  defineWidget,
  optional,
  required,
  type WidgetProps,
} from '../../../../core/contract/define-widget';
import { keepTypedText } from '../../../../core/mount/mount-slot';
import { mountWidget } from '../../../support/examples/mount-widget';
import { complaints } from '../../../support/jest/setup';

const contract = defineContract({
  name: 'counter',
  moment: 'now',
  attributes: { start: number(0) },
  messages: { label: required('what is counted') },
  parts: {
    add: required('the button that adds one'),
    count: optional('where the count is shown'),
    row: optional('a row'),
  },
});

function Counter({ start, label, Markup }: WidgetProps<typeof contract>) {
  const [count, setCount] = useState(start);
  if (count === 13) throw new Error('unlucky');
  return (
    <Markup
      slot={{ 'data-count': count, className: count > 0 ? 'is-counting' : '', onReset: () => setCount(start) }}
      add={{ onClick: () => setCount(count + 1), className: count > 2 ? 'many' : undefined, disabled: count > 20 }}
      count={{ text: `${count} ${label}`, hidden: count === 0 }}
      row={(row, index) => (count > index ? { 'data-own': String(row['data-row']) } : {})}
    />
  );
}
const counter = defineWidget(contract, Counter);

const html = (attributes = '') => `
  <form data-widget="counter" data-label="mugs" ${attributes}>
    <p class="total shown" data-part="count"><b>0</b> mugs</p>
    <button type="button" data-part="add" class="button">Add</button>
    <ul><li data-part="row" data-row="1">one</li><li data-part="row" data-row="2"><i>two</i></li></ul>
    <textarea>printed</textarea>
  </form>`;

/** The elements of the page that are new. */
const newSince = (before: readonly Element[]) =>
  [...document.querySelectorAll('*')].filter((element) => !before.includes(element));

describe('a slot', () => {
  it('shows its overrides before the browser paints, and keeps every element', async () => {
    document.body.innerHTML = html('data-start="2"');
    const before = [...document.querySelectorAll('*')];
    const { part, slot } = await mountWidget(counter);
    expect(part('count').outerHTML).toBe('<p class="total shown" data-part="count">2 mugs</p>');
    expect(slot.dataset.count).toBe('2');
    expect(slot.className).toBe('is-counting');
    expect(newSince(before)).toEqual([]);
  });

  it('stays as it was rendered when its widget is switched off', async () => {
    document.body.innerHTML = `${html()}<i data-page-context data-widgets-off="menu counter"></i>`;
    const rendered = document.body.innerHTML;
    const { outcome } = await mountWidget(counter);
    expect(outcome).toBe('failed');
    expect(document.body.innerHTML).toBe(rendered);
    document.body.innerHTML = '';
    await Promise.resolve();
  });

  it('gets a click on a part and native events on its own element, and adds its classes to the template’s', async () => {
    const { part, parts, slot } = await mountWidget(counter, html('data-start="2"'));
    part('add').click();
    await Promise.resolve();
    expect([part('count').textContent, part('add').className]).toEqual(['3 mugs', 'button many']);
    expect(parts('row').map((row) => row.dataset.own)).toEqual(['1', '2']);
    (slot as HTMLFormElement).reset();
    await Promise.resolve();
    expect(part('count').textContent).toBe('2 mugs');
  });

  it('knows the initial text of a part after the widget has changed it', async () => {
    const word = defineContract({
      name: 'word',
      moment: 'now',
      parts: { again: required('a button'), item: required('an item') },
    });
    const longer = defineWidget(word, function Longer({ Markup }) {
      const [times, setTimes] = useState(1);
      return (
        <Markup again={{ onClick: () => setTimes(times + 1) }} item={(item) => ({ text: `${item.text}!${times}` })} />
      );
    });
    const markup = '<div data-widget="word"><button data-part="again">+</button><p data-part="item">Lamp</p></div>';
    const { part } = await mountWidget(longer, markup);
    expect(part('item').textContent).toBe('Lamp!1');
    part('again').click();
    await Promise.resolve();
    expect(part('item').textContent).toBe('Lamp!2');
  });

  it('keeps text that was typed into a textarea earlier', async () => {
    document.body.innerHTML = html();
    const area = document.querySelector('textarea')!;
    area.value = 'typed early';
    area.focus();
    area.setSelectionRange(3, 3);
    await mountWidget(counter);
    expect([area.value, area.defaultValue, area.selectionStart]).toEqual(['typed early', 'printed', 3]);
    expect(document.activeElement).toBe(area);
  });
});

describe('a slot that is unmounted', () => {
  it('is as rendered, even if a translator has wrapped its text, and can be mounted again', async () => {
    const { slot, part, unmount } = await mountWidget(counter, html('data-start="1"'));
    for (const text of textNodes(slot)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    part('add').click();
    await Promise.resolve();
    expect(part('count').textContent).toBe('2 mugs');
    unmount();
    expect(slot.querySelector('[data-part="count"]')?.innerHTML).toBe('<b>0</b> mugs');
    expect(slot.hasAttribute('data-count')).toBe(false);
    expect(slot.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('0 mugs Add onetwo printed');
    const second = await mountWidget(counter);
    expect(second.part('count').textContent).toBe('1 mugs');
  });
});

describe('a template that breaks the contract', () => {
  it('causes all its reports at once, and works natively', async () => {
    const { outcome } = await mountWidget(
      counter,
      '<div data-widget="counter" data-start="ten"><i data-part="coount"></i></div>',
    );
    expect(outcome).toBe('failed');
    expect(complaints.splice(0).map((line) => line.replace(' [object HTMLDivElement]', ''))).toEqual([
      'counter: data-start must be a number (got "ten"); using the default',
      'counter: data-label is missing: it holds what is counted',
      'counter: part "add" is missing: mark the button that adds one with data-part="add"',
      'counter: part "coount" is unknown; did you mean "count"?',
    ]);
  });
});

function textNodes(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : textNodes(node)));
}

function typing(typed: string) {
  const slot = document.createElement('div');
  slot.innerHTML = '<p><textarea>printed</textarea></p>';
  document.body.replaceChildren(slot);
  const area = slot.querySelector('textarea')!;
  area.value = typed;
  area.setSelectionRange(1, 3);
  return { area, restore: keepTypedText(slot) };
}

describe('text typed into a textarea before its slot is mounted', () => {
  it('is not written again when it is still there, and the caret does not move', () => {
    const { area, restore } = typing('typed');
    area.setSelectionRange(5, 5);
    restore();
    expect(area.value).toBe('typed');
    expect(area.selectionStart).toBe(5);
  });

  it('is not restored if it is the rendered text, so that a widget can write its own', () => {
    const { area, restore } = typing('printed');
    area.value = 'of the widget';
    restore();
    expect(area.value).toBe('of the widget');
  });
});
