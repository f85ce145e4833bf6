import { insertAll, type Insertion } from '../../theme/insertions/insert-all';
import { readMarkup, type Markup, type MarkupElement } from '../../theme/read-markup';
import { isCallRule, type CallRule, type ElementRule, type Rule } from './rule';

/** A place that a rule has found. */
export interface Place {
  readonly rule: string;
  readonly template: string;
  /** Counted from 1. */
  readonly line: number;
  readonly is: 'placed' | 'there before' | 'left';
  /** For a place with `is: 'left'`: the reason, and what the author can do. */
  readonly hint?: string;
}

/** A template after its rules, and the places that they found. */
export interface MarkedTemplate {
  readonly text: string;
  readonly places: readonly Place[];
}

/**
 * Applies all rules to one template.
 *
 * @param id the template's id, as partials are called: `components/products/card`
 * @throws Error that names the line, for a text that is no template
 */
export function markTemplate(id: string, text: string, rules: readonly Rule[]): MarkedTemplate {
  const markup = readMarkup(text);
  const marking = new Marking(id, markup);
  for (const rule of rules.filter((one) => !one.in || one.in.test(id))) {
    if (isCallRule(rule)) marking.markCalls(rule);
    else marking.markElements(rule);
  }
  return { text: insertAll(text, marking.insertions), places: marking.places };
}

/** An element that has no closing tag. */
const isEmpty = ({ name }: MarkupElement): boolean => /^(area|br|hr|img|input|link|meta|source)$/.test(name);

/** Attributes and classes that hide an element until a script shows it, outside of Handlebars comments. */
const hidden =
  /(?<!\{\{!-- )(?:aria-hidden\s*=\s*(["'])true\1|style\s*=\s*(["'])\s*display:\s*none;?\s*\2|(?<=class\s*=\s*["'][^"']*)\b(?:u-hidden|u-hiddenVisually|is-hidden)(?![\w-]))/g;

/** An element can have each of these attributes only once: the author's own value wins. */
const single = /(data-widget|data-part|data-product-scope|type)=/g;

class Marking {
  readonly insertions: Insertion[] = [];
  readonly places: Place[] = [];
  /** The attributes that each element has got, by the element's start. */
  private readonly given = new Map<number, Set<string>>();

  constructor(
    private readonly id: string,
    private readonly markup: Markup,
  ) {}

  markElements(rule: ElementRule): void {
    for (const element of this.elementsOf(rule)) {
      const tag = this.markup.text.slice(element.start, element.openEnd);
      if (!this.isFree(element, tag, rule)) {
        this.note(rule, element.start, { is: 'there before' });
      } else if (element.closeStart === null && (rule.last || (rule.after && !isEmpty(element)))) {
        const hint = `<${element.name}> is closed in another template or branch; put this in by hand: ${rule.last ?? rule.after}`;
        this.note(rule, element.start, { is: 'left', hint });
      } else {
        const before = this.insertions.length;
        this.markElement(rule, element, tag);
        // The element may be visible already: then nothing was inserted.
        this.note(rule, element.start, { is: this.insertions.length > before ? 'placed' : 'there before' });
      }
    }
  }

  private markElement(rule: ElementRule, element: MarkupElement, tag: string): void {
    if (rule.mark) this.insert(element.afterName, ` ${rule.mark}`);
    if (rule.before) this.insert(element.start, this.fill(rule.before, element));
    if (rule.first) this.insert(element.openEnd, rule.first);
    if (rule.last) this.insert(element.closeStart ?? element.end, rule.last);
    if (rule.after) this.insert(element.end, rule.after);
    const hiding = rule.hides ? tag.search(/(?<!hidden )style\s*=\s*(["'])\s*display:\s*none;?\s*\1/) : -1;
    if (hiding >= 0) this.insert(element.start + hiding, 'hidden ');
    for (const { 0: piece, index } of rule.shows ? tag.matchAll(hidden) : []) {
      this.insert(element.start + index, '{{!-- ');
      this.insert(element.start + index + piece.length, ' --}}');
    }
  }

  /** The rule's text with the element's own classes and content filled in, mustaches included. */
  private fill(text: string, { start, openEnd, closeStart }: MarkupElement): string {
    const classes = /\sclass\s*=\s*(["'])(.*?)\1/s.exec(this.markup.text.slice(start, openEnd))?.[2] ?? '';
    const content = this.markup.text.slice(openEnd, closeStart ?? openEnd).trim();
    return text.replace('[class]', () => classes).replace('[content]', () => content);
  }

  markCalls(rule: CallRule): void {
    for (const { partial, start, end } of this.markup.calls) {
      const mustache = this.markup.text.slice(start, end);
      if (!rule.call.test(partial) || (rule.holds && !rule.holds.test(mustache))) continue;
      const isThere =
        (rule.parameter && mustache.includes(rule.parameter.trim())) ||
        (rule.before && this.markup.text.slice(0, start).trimEnd().endsWith(rule.before.trim()));
      if (!isThere) {
        const closing = /\s*~?\}\}$/.exec(mustache)?.[0].length ?? 2;
        if (rule.parameter) this.insert(end - closing, rule.parameter);
        if (rule.before) this.insert(start, rule.before);
        if (rule.after) this.insert(end, rule.after);
      }
      this.note(rule, start, { is: isThere ? 'there before' : 'placed' });
    }
  }

  private elementsOf(rule: ElementRule): MarkupElement[] {
    const first = this.markup.find(rule.selector);
    const found = first.length === 0 && rule.otherwise ? this.markup.find(rule.otherwise) : first;
    const fitting = found.filter(
      ({ start, end }) => !rule.holds || rule.holds.test(this.markup.text.slice(start, end)),
    );
    if (!rule.deepest) return fitting;
    return fitting.filter((outer) => !fitting.some((inner) => inner.start > outer.start && inner.end <= outer.end));
  }

  private isFree({ start, end }: MarkupElement, tag: string, { mark, first, last, before }: ElementRule): boolean {
    const given = this.given.get(start) ?? new Set();
    const wanted = [...(mark ?? '').matchAll(single)].map(([name]) => name);
    // The attribute is there already: from the author, an earlier run, or another rule of this run.
    if (wanted.some((name) => new RegExp(`[\\s}]${name}`).test(tag) || given.has(name))) return false;
    // A rule without such an attribute is recognised by the text that it inserts.
    const own = wanted.length === 0 ? this.markup.text.slice(start, end) : '';
    if ([first, last].some((piece) => piece && own.includes(piece.trim()))) return false;
    const isBefore = before && this.markup.text.slice(0, start).trimEnd().endsWith(before.trim());
    if (wanted.length === 0 && isBefore) return false;
    this.given.set(start, new Set([...given, ...wanted]));
    return true;
  }

  private insert(at: number, text: string): void {
    this.insertions.push({ at, text });
  }

  private note(rule: Rule, at: number, outcome: Pick<Place, 'is' | 'hint'>): void {
    const line = this.markup.text.slice(0, at).split('\n').length;
    this.places.push({ rule: rule.name, template: this.id, line, ...outcome });
  }
}
