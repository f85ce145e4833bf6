import { isCallRule, textsOf, type Rule } from '../rule';

/** An attribute, and what its value may be. */
interface AnnouncedAttribute {
  readonly name: string;
  readonly value: RegExp;
}

/** An element that the rules print, by its tag; around what is there, or whole. */
interface AnnouncedElement {
  readonly tag: string;
  readonly attributes: readonly AnnouncedAttribute[];
}

/** What the rules have said that they will change of a page. */
export interface Announced {
  isAttribute(name: string, value: string): boolean;
  /** An element that comes with all that is in it. */
  isElement(tag: string, attributes: Readonly<Record<string, string>>): boolean;
  /** An element that comes around what is there. */
  isWrapper(tag: string, attributes: Readonly<Record<string, string>>): boolean;
  /** Selectors of elements that are hidden no more. */
  readonly shown: readonly string[];
}

/** Reads from the rules' own texts what a page may have more after them. */
export function announcedBy(rules: readonly Rule[]): Announced {
  const marks = rules.flatMap((rule) => (isCallRule(rule) || !rule.mark ? [] : attributesIn(rule.mark)));
  if (rules.some((rule) => !isCallRule(rule) && rule.hides)) marks.push({ name: 'hidden', value: /^$/ });
  // The part that a call names is printed by the called partial.
  for (const [, name = ''] of rules.flatMap((rule) => [
    ...(('parameter' in rule && rule.parameter) || '').matchAll(/widget_part='([\w-]+)'/g),
  ])) {
    marks.push({ name: 'data-part', value: new RegExp(`^${name}$`) });
  }
  const texts = rules.flatMap(textsOf);
  const read = texts.map(openAndWhole);
  const wrappers = read.flatMap(({ open }) => elementsIn(open));
  const elements = [...elementsIn(read.map(({ whole }) => whole).join('\n')), ...partialsIn(texts.join('\n'))];
  return {
    isAttribute: (name, value) => marks.some((mark) => mark.name === name && mark.value.test(value)),
    isElement: (tag, attributes) => elements.some((one) => fits(one, tag, attributes)),
    isWrapper: (tag, attributes) => wrappers.some((one) => fits(one, tag, attributes)),
    shown: rules.flatMap((rule) => (isCallRule(rule) || !rule.shows ? [] : [rule.selector])),
  };
}

const empty = /^(area|br|hr|img|input|link|meta)$/;
const tag = /<(\/?)([a-z][\w-]*)\s*(?:"[^"]*"|[^<>"])*>/g;

/** The tags of a text that it leaves open, for they go around what is there, and the elements that it has whole. */
function openAndWhole(text: string): { open: string; whole: string } {
  const open: { name: string; written: string; before: number }[] = [];
  const whole: string[] = [];
  for (const [written, isEnd, name = ''] of text.matchAll(tag)) {
    if (!isEnd && !empty.test(name)) open.push({ name, written, before: whole.length });
    else if (!isEnd) whole.push(written);
    else if (open.at(-1)?.name === name) {
      // What it holds comes with it, and is announced nowhere else.
      const { before, written: opening } = open.pop()!;
      whole.splice(before, Infinity, opening);
    }
  }
  return { open: open.map(({ written }) => written).join(''), whole: whole.join('') };
}

const fits = (announced: AnnouncedElement, tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  announced.tag === tag && announced.attributes.every(({ name, value }) => value.test(attributes[name] ?? '\0'));

/** `data-a="{{x}} and" data-b` as attributes; what Handlebars prints may be anything. */
const attributesIn = (text: string): AnnouncedAttribute[] =>
  [...text.replace(/\{\{[#/][^{}]*\}\}/g, ' ').matchAll(/([a-z][\w-]*)(?:="([^"]*)")?(?=\s|$)/g)].map(
    ([, name = '', value = '']) => ({ name, value: valuePattern(value) }),
  );

const valuePattern = (value: string): RegExp =>
  new RegExp(
    `^${value
      .split(/\{\{[^{}]*\}\}/)
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\s\\S]*')}$`,
  );

const elementsIn = (text: string): AnnouncedElement[] =>
  [...text.matchAll(/<([a-z][\w-]*)\s*((?:"[^"]*"|[^<>"])*)>/g)].map(([, tag = '', attributes = '']) => ({
    tag,
    attributes: attributesIn(attributes),
  }));

/** The partials of ours that a text calls: their roots are slots of their name. */
const partialsIn = (text: string): AnnouncedElement[] => [
  ...[...text.matchAll(/\{\{> components\/widgets\/([\w-]+)[\s}]/g)].flatMap(([, name = '']) =>
    ['dialog', 'div', 'span', 'p'].map((tag) => ({
      tag,
      attributes: [{ name: 'data-widget', value: new RegExp(`^${name}$`) }],
    })),
  ),
  ...(text.includes('widgets-script')
    ? [{ tag: 'script', attributes: [{ name: 'data-page-context', value: /^$/ }] }]
    : []),
  ...(text.includes('stylesheet')
    ? [{ tag: 'link', attributes: [{ name: 'href', value: /\/widgets\/functional\.css/ }] }]
    : []),
];
