import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PartNode } from '../../../../core/markup/Part';
import { readSlot } from '../../../../core/markup/read-slot';
import { createSlotOverrides, SlotOverridesContext } from '../../../../core/markup/slot-overrides';
import { slotParts } from '../../../../core/markup/slot-parts';
import { complaints } from '../../../support/jest/setup';
import { adoptionFaults } from '../../../support/markup/adoption-faults';
import { arbitraryMarkup } from '../../../support/markup/arbitrary-markup';

function slotOf(html: string): HTMLElement {
  document.body.innerHTML = `<div data-widget="any">${html}</div>`;
  return document.querySelector<HTMLElement>('[data-widget="any"]')!;
}
type Read = ReactElement<
  Record<string, unknown> & { node: PartNode; children?: unknown; dangerouslySetInnerHTML?: { __html: string } }
>;
const tree = (html: string) => readSlot(slotOf(html)).tree as Read[];

describe('the parts of a slot', () => {
  it('include a nested slot that is a part, but no parts inside nested slots', () => {
    const html =
      '<p data-part="a"><b data-part="b"></b></p><div data-widget="other" data-part="c"><i data-part="d"></i></div>';
    expect(slotParts(slotOf(html)).map((part) => part.getAttribute('data-part'))).toEqual(['a', 'b', 'c']);
  });

  it('are read by name, in the order of the page', () => {
    const { parts } = readSlot(
      slotOf('<i data-part="a" title="1">x</i><p><b data-part="b"></b><i data-part="a">y</i></p>'),
    );
    expect([...parts].map(([name, initial]) => [name, initial.map(({ text }) => text)])).toEqual([
      ['a', ['x', 'y']],
      ['b', ['']],
    ]);
    expect(parts.get('a')?.[0]).toMatchObject({ title: '1', 'data-part': 'a' });
  });

  it('are read in the order of the page also if one is inside another of the same name', () => {
    const [outer, ...rest] = tree('<p data-part="a" title="1"><b><i data-part="a" title="2"></i></b></p>');
    expect([outer?.props.node.index, rest]).toEqual([0, []]);
    const { parts } = readSlot(document.querySelector('[data-widget="any"]')!);
    expect(parts.get('a')?.map(({ title }) => title)).toEqual(['1', '2']);
  });
});

describe('the tree of a slot', () => {
  it('has an element without parts as HTML, read once, when React first renders the element', () => {
    const slot = slotOf('<p class="a" title="b"><b>two</b></p>');
    const [paragraph] = readSlot(slot).tree as Read[];
    expect(paragraph!.props).not.toHaveProperty('className');
    slot.querySelector('b')!.textContent = 'later';
    expect(paragraph!.props.dangerouslySetInnerHTML!.__html).toBe('<b>later</b>');
    slot.querySelector('b')!.textContent = 'even later';
    expect(paragraph!.props.dangerouslySetInnerHTML!.__html).toBe('<b>later</b>');
    expect(paragraph!.props).toMatchObject({ suppressHydrationWarning: true, suppressContentEditableWarning: true });
  });

  it('has the children of an element that contains a part', () => {
    const [list] = tree('<ul class="x"><li class="y"><i data-part="a">one</i></li><li>two</li></ul>');
    const [first, second] = list!.props.children as Read[];
    // Reading attributes takes time, and no widget changes an element without a part.
    expect(first!.props).not.toHaveProperty('className');
    expect(list!.type).toBe('ul');
    expect(list!.props.dangerouslySetInnerHTML).toBeUndefined();
    expect(first!.type).toBe('li');
    expect((first!.props.children as Read).props.node.name).toBe('a');
    expect(second!.props.dangerouslySetInnerHTML!.__html).toBe('two');
  });

  it('has all attributes of a part and of its content, because React may render them again', () => {
    const [part] = tree('<p data-part="a" class="x"><b class="y"><i data-part="c"></i></b></p>');
    const { props, children } = part!.props.node;
    expect(props).toMatchObject({ className: 'x', 'data-part': 'a' });
    expect((children[0] as Read).props).toMatchObject({ className: 'y' });
  });

  it('has a nested slot as HTML', () => {
    const [nested] = tree('<div data-widget="other"><i data-part="a">x</i></div>');
    expect(nested!.props.dangerouslySetInnerHTML!.__html).toBe('<i data-part="a">x</i>');
  });

  it.each(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'param', 'source', 'textarea', 'track', 'wbr'])(
    'gives no content to an element without child elements: %s',
    (tag) => {
      const slot = slotOf('');
      slot.append(document.createElement(tag));
      expect((readSlot(slot).tree[0] as Read).props).not.toHaveProperty('dangerouslySetInnerHTML');
    },
  );

  it.each(['link', 'meta', 'script', 'style', 'title'])('leaves out what React would move to the head: %s', (tag) => {
    const slot = slotOf('<p><i data-part="a"></i></p>');
    slot.prepend(document.createElement(tag));
    slot.querySelector('p')!.prepend(document.createElement(tag));
    const [paragraph, ...rest] = readSlot(slot).tree as Read[];
    const [inner] = paragraph!.props.children as Read[];
    expect(paragraph!.type).toBe('p');
    expect(rest).toEqual([]);
    expect(inner!.type).toEqual(tag);
    expect(inner!.props.itemProp).toBe('');
  });

  it('keeps the itemprop of such an element, and the title of an SVG', () => {
    const [paragraph] = tree('<p><meta itemprop="sku"><i data-part="a"></i></p>');
    expect((paragraph!.props.children as Read[])[0]!.props.itemProp).toBe('sku');
    const [drawing] = tree('<svg><title>t</title><g data-part="a"></g></svg>');
    const [title] = drawing!.props.children as Read[];
    expect(title!.type).toBe('title');
    expect(title!.props.itemProp).toBeUndefined();
  });
});

describe('the override of a part', () => {
  function hydrated(html: string) {
    const slot = slotOf(html);
    const { tree: read, parts } = readSlot(slot);
    const overrides = createSlotOverrides(parts, () => {});
    const root = flushSync(() => hydrateRoot(slot, createElement(SlotOverridesContext, { value: overrides }, ...read)));
    const set = (next: Parameters<typeof overrides.set>[0]) => flushSync(() => overrides.set(next));
    return { slot, root, set, inner: () => slot.innerHTML };
  }

  type Overrides = Parameters<ReturnType<typeof hydrated>['set']>[0];
  const two = '<i data-part="a" title="x"></i><i data-part="a" title="y"></i>';
  const one = '<p data-part="a"><b>printed</b></p>';
  it.each<[string, string, ...[Overrides, string][]]>([
    [
      'may be a function of the initial props and the index of each element',
      two,
      [
        { a: (initial, index) => (index === 1 ? { 'data-was': String(initial.title) } : undefined) },
        two.replace('title="y"', 'title="y" data-was="y"'),
      ],
    ],
    [
      'has no effect for a part that the template leaves out',
      '<i data-part="a"></i>',
      [
        { missing: () => ({ title: 'live' }), gone: { title: 'live' }, a: { title: 'live' } },
        '<i data-part="a" title="live"></i>',
      ],
    ],
    [
      'may be React children, which replace the rendered content',
      one,
      [{ a: { children: createElement('i', null, 'made') } }, '<p data-part="a"><i>made</i></p>'],
    ],
    [
      'may be HTML, and then text, and then nothing',
      one,
      [{ a: { html: '<i>1</i>' } }, '<p data-part="a"><i>1</i></p>'],
      [{ a: { text: '<2>' } }, '<p data-part="a">&lt;2&gt;</p>'],
      [{}, one],
    ],
    [
      'removes the element with null, and later puts it back in its place as rendered',
      `<i></i>${one}<u></u>`,
      [{ a: { text: 'override' } }, '<i></i><p data-part="a">override</p><u></u>'],
      [{ a: null }, '<i></i><u></u>'],
      [{}, `<i></i>${one}<u></u>`],
    ],
  ])('%s', (_, html, ...steps) => {
    const { set, inner } = hydrated(html);
    for (const [overrides, shown] of steps) {
      set(overrides);
      expect(inner()).toBe(shown);
    }
  });

  it('sets a ref, as a function or an object, and clears it', () => {
    const { set, slot } = hydrated('<i data-part="a"></i>');
    const element = slot.querySelector('i');
    const object: { current: HTMLElement | null } = { current: null };
    const calls: (HTMLElement | null)[] = [];
    set({ a: { ref: object } });
    expect(object.current).toBe(element);
    set({ a: { ref: (attached) => void calls.push(attached) } });
    expect(object.current).toBeNull();
    expect(calls).toEqual([element]);
    set({});
    expect(calls).toEqual([element, null]);
  });

  it.each([
    ['a hidden field that a script has written', '<input type="hidden" name="token" value="printed" data-part="a">'],
    ['a field that was rendered without one', '<input name="note" data-part="a">'],
  ])('does not overwrite the value of %s', (_, html) => {
    const { set, slot } = hydrated(html);
    const field = slot.querySelector('input')!;
    const [value, attribute] = [field.value, field.getAttribute('value')];
    set({ a: { title: 'first' } });
    expect([field.value, field.getAttribute('value')]).toEqual([value, attribute]);
    field.value = 'of a script';
    const written = field.getAttribute('value');
    set({ a: { title: 'second' } });
    expect([field.title, field.value, field.getAttribute('value')]).toEqual(['second', 'of a script', written]);
  });

  it('restores the content that was there before its text, such as a translation', () => {
    const { set, slot, inner } = hydrated('<p data-part="a"><b>printed</b></p>');
    set({ a: { title: 'live' } });
    slot.querySelector('b')!.textContent = 'translated';
    set({ a: { text: 'live' } });
    set({});
    expect(inner()).toBe('<p data-part="a"><b>translated</b></p>');
  });

  it('is not undone on an element that has left the page with its slot', () => {
    const { set, slot, root } = hydrated('<p data-part="a">printed</p>');
    set({ a: { text: 'live' } });
    const element = slot.querySelector('p')!;
    slot.remove();
    flushSync(() => root.unmount());
    expect(element.textContent).toBe('live');
  });
});

describe('reading a slot', () => {
  it('leaves any markup as it is: every element, every character, no error', () => {
    fc.assert(
      fc.property(arbitraryMarkup(), (html) => expect(adoptionFaults(html)).toEqual([])),
      // Fewer cases in a run of the mutants, which repeats the test for each mutant.
      { numRuns: Number(process.env.PROPERTY_CASES ?? 400) },
    );
    // React's development build warns of nesting that the HTML parser allows. It does no harm.
    const NESTING = /cannot (be a child|contain)|cannot be a descendant/;
    expect(complaints.splice(0).filter((complaint) => !NESTING.test(complaint))).toEqual([]);
  });
});
