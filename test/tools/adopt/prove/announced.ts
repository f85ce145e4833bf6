import { escapeRegExp } from '../../../theme/escape-reg-exp';
import { type ElementRule, isCallRule, type Rule, textsOf, type Varies } from '../rule';

/** An attribute, and a pattern for its value. */
interface AnnouncedAttribute {
  readonly name: string;
  readonly value: RegExp;
}

/** An element that the rules print, by its tag: either a wrapper around existing content or a whole element. */
interface AnnouncedElement {
  readonly tag: string;
  readonly attributes: readonly AnnouncedAttribute[];
  /** The names of all its attributes, with those that the page may lack. */
  readonly names: readonly string[];
}

/** The changes of a page that the rules announce. */
export interface Announced {
  isAttribute(name: string, value: string): boolean;
  /** Whether the rules announce this element with all its content. */
  isElement(tag: string, attributes: Readonly<Record<string, string>>): boolean;
  /** Whether the rules announce this element as a wrapper around existing content. */
  isWrapper(tag: string, attributes: Readonly<Record<string, string>>): boolean;
  /** Selectors of elements that the rules unhide. */
  readonly shown: readonly string[];
  /** Selectors of elements that the rules replace, delete or move. */
  readonly replaced: readonly string[];
  readonly retagged: readonly Retagged[];
  readonly varying: readonly Varies[];
  /** Patterns for scripts that a page may lack. */
  readonly absent: readonly RegExp[];
}

/** Elements that the rules give another name, or take attributes from. */
export interface Retagged {
  readonly selector: string;
  readonly name: string | undefined;
  readonly drops: readonly string[];
}

/** Derives from the rules' texts what a page may contain in addition. */
export function announcedBy(rules: readonly Rule[]): Announced {
  const marks = rules.flatMap((rule) => (isCallRule(rule) || !rule.mark ? [] : attributesIn(rule.mark)));
  if (rules.some((rule) => !isCallRule(rule) && rule.hides)) marks.push({ name: 'hidden', value: /^$/ });
  // The called partial renders the part that the call names.
  for (const [, name = ''] of rules.flatMap((rule) => [
    ...(('parameter' in rule && rule.parameter) || '').matchAll(/widget_part='([\w-]+)'/g),
  ])) {
    marks.push({ name: 'data-part', value: new RegExp(`^${name}$`) });
  }
  // The called partial renders the attribute that the call names.
  for (const [, name = ''] of rules.flatMap((rule) => [
    ...(('parameter' in rule && rule.parameter) || '').matchAll(/='(data-[\w-]+)'/g),
  ])) {
    marks.push({ name, value: /^$/ });
  }
  const texts = rules.flatMap(textsOf);
  const read = texts.map(openAndWhole);
  const wrappers = read.flatMap(({ open }) => elementsIn(open));
  const elements = [...elementsIn(read.map(({ whole }) => whole).join('\n')), ...partialsIn(texts.join('\n'))];
  return {
    isAttribute: (name, value) => marks.some((mark) => mark.name === name && mark.value.test(value)),
    isElement: (tag, attributes) => elements.some((one) => fits(one, tag, attributes)),
    // An element of the author that a rule marks like a wrapper has attributes of its own.
    isWrapper: (tag, attributes) =>
      wrappers.some(
        (one) => fits(one, tag, attributes) && Object.keys(attributes).every((name) => one.names.includes(name)),
      ),
    shown: rules.flatMap((rule) => (isCallRule(rule) || !rule.shows ? [] : [rule.selector])),
    replaced: rules.flatMap((rule) =>
      isCallRule(rule)
        ? [rule.removes ?? []].flat()
        : [...(rule.replaced || rule.removes ? [rule.selector] : []), ...(rule.takes ? [rule.takes] : [])],
    ),
    retagged: rules.flatMap((rule) =>
      isCallRule(rule) || !(rule.rename || rule.drops)
        ? []
        : [{ selector: selectorOf(rule), name: rule.rename, drops: rule.drops ?? [] }],
    ),
    varying: rules.flatMap((rule) => (isCallRule(rule) || !rule.varies ? [] : [rule.varies])),
    absent: rules.flatMap(({ absent }) => (absent ? [absent] : [])),
  };
}

const selectorOf = ({ selector, otherwise }: ElementRule): string =>
  otherwise === undefined ? selector : `${selector}, ${otherwise}`;

const empty = /^(area|br|hr|img|input|link|meta)$/;
const tag = /<(\/?)([a-z][\w-]*)\s*(?:"[^"]*"|[^<>"])*>/g;

/** The tags that a text leaves open, because they wrap existing content, and the elements that it closes itself. */
function openAndWhole(text: string): { open: string; whole: string } {
  const open: { name: string; written: string; before: number }[] = [];
  const whole: string[] = [];
  for (const [written, isEnd, name = ''] of text.matchAll(tag)) {
    const isEmpty = empty.test(name) || written.endsWith('/>');
    if (!isEnd && !isEmpty) open.push({ name, written, before: whole.length });
    else if (!isEnd) whole.push(written);
    else if (open.at(-1)?.name === name) {
      // The content belongs to the element and is not announced separately.
      const { before, written: opening } = open.pop()!;
      whole.splice(before, Infinity, opening);
    }
  }
  return { open: open.map(({ written }) => written).join(''), whole: whole.join('') };
}

const fits = (
  announced: Omit<AnnouncedElement, 'names'>,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): boolean =>
  announced.tag === tag && announced.attributes.every(({ name, value }) => value.test(attributes[name] ?? '\0'));

/**
 * Attributes of a text like `data-a="{{x}} and" data-b`. The output of a mustache, and of a block in a value, matches any
 * text.
 */
const attributesIn = (text: string): AnnouncedAttribute[] =>
  [...withPlainBlocks(text).matchAll(/([a-z][\w-]*)(?:="([^"]*)"|='([^']*)')?(?=\s|$)/g)].map(
    ([, name = '', value, quoted = '']) => ({ name, value: valuePattern(value ?? quoted) }),
  );

/** A text with one mustache for each block in a value, and a blank for the mustaches of other blocks. */
const withPlainBlocks = (text: string): string =>
  text
    .replace(/"[^"]*"/g, (value) => value.replace(/\{\{#(\w+)[^{}]*\}\}.*?\{\{\/\1\}\}/gs, '{{block}}'))
    .replace(/\{\{[#/][^{}]*\}\}/g, ' ');

const valuePattern = (value: string): RegExp =>
  new RegExp(
    `^${value
      .split(/\{\{[^{}]*\}\}|\[(?:opener-place|class|value|data-[\w-]+)\]/)
      .map(escapeRegExp)
      .join('[\\s\\S]*')}$`,
  );

const elementsIn = (text: string): AnnouncedElement[] =>
  [...text.matchAll(/<([a-z][\w-]*)\s*((?:"[^"]*"|[^<>"])*)>/g)].map(([, tag = '', attributes = '']) => ({
    tag,
    names: attributesIn(attributes).map(({ name }) => name),
    // The page may lack an attribute that is under a condition.
    attributes: attributesIn(attributes.replace(/\{\{#(\w+)[^{}]*\}\}.*?\{\{\/\1\}\}/gs, ' ')),
  }));

/** The widget partials that a text calls: the root of each is a slot with the partial's name. */
const partialsIn = (text: string): Omit<AnnouncedElement, 'names'>[] => [
  ...[...text.matchAll(/\{\{> components\/widgets\/([\w-]+)(?: name='([\w-]+)')?[\s}]/g)].flatMap(
    ([, name = '', own]) =>
      ['dialog', 'div', 'span', 'p'].map((tag) => ({
        tag,
        attributes: [
          { name: 'data-widget', value: new RegExp(`^${name}$`) },
          ...(own === undefined ? [] : [{ name: 'data-name', value: new RegExp(`^${own}$`) }]),
        ],
      })),
  ),
  ...(text.includes('widgets-script')
    ? ['data-page-context', 'data-early-calls'].map((name) => ({ tag: 'script', attributes: [{ name, value: /^$/ }] }))
    : []),
  ...(text.includes('next-page')
    ? [
        { tag: 'script', attributes: [{ name: 'type', value: /^speculationrules$/ }] },
        { tag: 'script', attributes: [{ name: 'data-printed-for', value: /^$/ }] },
      ]
    : []),
  ...(text.includes('wallet-support')
    ? [{ tag: 'script', attributes: [{ name: 'data-wallet-support', value: /^$/ }] }]
    : []),
  ...(text.includes('closed-when-narrow')
    ? [{ tag: 'script', attributes: [{ name: 'data-closes', value: /./ }] }]
    : []),
  ...(text.includes('stylesheet')
    ? [{ tag: 'link', attributes: [{ name: 'href', value: /\/widgets\/functional\.css/ }] }]
    : []),
];
