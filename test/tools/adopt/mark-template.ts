import { insertAll, type Insertion } from '../../theme/insertions/insert-all';
import { readMarkup, type Markup, type MarkupElement } from '../../theme/read-markup';
import { isCallRule, type CallRule, type ElementRule, type Opener, type Rule } from './rule';
import { escapeRegExp } from '../../theme/escape-reg-exp';

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

/** A text that a rule has inserted, with its offsets in the marked template. */
export interface Mark {
  /** The rule and the place in the author's text, the same in every run. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A marked template, the places that the rules found, and the texts that they inserted. */
export interface MarkedTemplate {
  readonly text: string;
  readonly places: readonly Place[];
  readonly marks: readonly Mark[];
}

/**
 * Applies all rules to one template.
 *
 * @param id the template's id, as partials are called: `components/products/card`
 * @param refused the marks that must not be made, by key, with the reason for the author
 * @throws Error that names the line, for a text that is no template
 */
export function markTemplate(
  id: string,
  text: string,
  rules: readonly Rule[],
  refused: ReadonlyMap<string, string> = new Map(),
): MarkedTemplate {
  const markup = readMarkup(text);
  const marking = new Marking(id, markup, refused);
  for (const rule of rules.filter((one) => !one.in || one.in.test(id))) {
    if (isCallRule(rule)) marking.markCalls(rule);
    else marking.markElements(rule);
  }
  return { text: insertAll(text, marking.insertions), places: marking.places, marks: marksIn(marking.insertions) };
}

/** The offsets of the insertions in the marked template. */
function marksIn(insertions: readonly Keyed[]): Mark[] {
  let shift = 0;
  return [...insertions]
    .sort((a, b) => a.at - b.at)
    .map(({ at, text, key }) => {
      const start = at + shift;
      shift += text.length;
      return { key, start, end: start + text.length };
    });
}

interface Keyed extends Insertion {
  readonly key: string;
}

/** An element that has no closing tag. */
const isEmpty = ({ name }: MarkupElement): boolean => /^(area|br|hr|img|input|link|meta|source)$/.test(name);

/** Attributes and classes that hide an element until a script shows it, outside of Handlebars comments. */
const hidden =
  /(?<!\{\{!-- )(?:aria-hidden\s*=\s*(["'])true\1|style\s*=\s*(["'])\s*display:\s*none;?\s*\2|(?<=class\s*=\s*["'][^"']*)\b(?:u-hidden|u-hiddenVisually|is-hidden)(?![\w-]))/g;

/**
 * Whether a tag has an unconditional `hidden` that is not from `hides`, which adds it before a style. A widget that shows
 * such an element would change the look of the page.
 */
const isAlwaysHidden = (tag: string): boolean =>
  /\shidden(?=[\s>=])(?! style=)/.test(tag.replace(/\{\{#(\w+).*?\{\{\/\1\}\}|"[^"]*"/gs, ''));

/** An element can have each of these attributes only once: the author's own value wins. */
const single = /(data-widget|data-part|data-product-scope|type)=/g;

class Marking {
  readonly insertions: Keyed[] = [];
  readonly places: Place[] = [];
  /** The key of the mark that is being made. */
  private key = '';
  /** The attributes that this run adds to each element, by the element's start. */
  private readonly given = new Map<number, Set<string>>();

  constructor(
    private readonly id: string,
    private readonly markup: Markup,
    private readonly refused: ReadonlyMap<string, string>,
  ) {}

  markElements(rule: ElementRule): void {
    for (const element of this.elementsOf(rule)) {
      const tag = this.markup.text.slice(element.start, element.openEnd);
      if (this.isRefused(rule, element.start)) continue;
      if (!this.isFree(element, tag, rule)) {
        this.note(rule, element.start, { is: 'there before' });
      } else if (element.closeStart === null && (rule.last || ((rule.after || rule.replaced) && !isEmpty(element)))) {
        const hint = `<${element.name}> is closed in another template or branch; put this in by hand: ${rule.last ?? rule.after ?? rule.before}`;
        this.note(rule, element.start, { is: 'left', hint });
      } else {
        const before = this.insertions.length;
        this.markElement(rule, element, tag);
        // The element may be visible already: then nothing was inserted.
        this.note(rule, element.start, { is: this.insertions.length > before ? 'placed' : 'there before' });
      }
    }
    for (const { start } of this.markedBefore(rule)) this.note(rule, start, { is: 'there before' });
  }

  /** The elements that a rule leaves out because they have the attribute that it adds, or those that it has put in place of others. */
  private markedBefore(rule: ElementRule): MarkupElement[] {
    if (rule.replaced) {
      const [slot = ''] = /data-widget="[\w-]+"/.exec(rule.before ?? '') ?? [];
      return this.markup.find(`[${slot}]`).filter(({ end }) => this.markup.text.startsWith('{{!-- ', end));
    }
    const [name = ''] = /^[\w-]+/.exec(rule.mark ?? '') ?? [];
    const selector = rule.selector.replaceAll(`:not([${name}])`, '').replaceAll(`[${name}], `, '');
    if (name === '' || selector === rule.selector) return [];
    const { otherwise: _, ...wider } = { ...rule, selector };
    const open = new Set(this.elementsOf(rule).map(({ start }) => start));
    return this.elementsOf(wider).filter(({ start }) => !open.has(start));
  }

  private markElement(rule: ElementRule, element: MarkupElement, tag: string): void {
    if (rule.mark) this.insert(element.afterName, ` ${rule.mark}`);
    if (rule.before) this.insert(element.start, this.fill(rule.before, element, rule));
    if (rule.replaced) {
      this.insert(element.start, '{{!-- ');
      this.insert(element.end, ' --}}');
    }
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

  /** Fills in a rule's text: the element's classes and content, mustaches included, and the opener's place and words. */
  private fill(text: string, element: MarkupElement, { opener }: ElementRule): string {
    return text
      .replace('[class]', () => this.classesOf(element))
      .replace('[content]', () => this.contentOf(element))
      .replace('[opener-place]', () => (opener?.place ? ` ${opener.place}` : ''))
      .replace('[opener]', () => (opener ? this.openerWords(opener) : ''));
  }

  private classesOf({ start, openEnd }: MarkupElement): string {
    return /\sclass\s*=\s*(["'])(.*?)\1/s.exec(this.markup.text.slice(start, openEnd))?.[2] ?? '';
  }

  private contentOf({ openEnd, closeStart }: MarkupElement): string {
    return this.markup.text.slice(openEnd, closeStart ?? openEnd).trim();
  }

  private openerWords({ selector, otherwise }: Opener): string {
    const [found] = this.markup.find(selector);
    const content = found ? this.contentOf(found) : '';
    const isPlain = content !== '' && !/<|\{\{[#^/>]/.test(content);
    return isPlain ? content : (/\{\{lang\s+(["'])[\w.-]+\1\s*\}\}/.exec(content)?.[0] ?? otherwise);
  }

  markCalls(rule: CallRule): void {
    for (const { partial, start, end } of this.markup.calls) {
      const mustache = this.markup.text.slice(start, end);
      if (!rule.call.test(partial) || (rule.holds && !rule.holds.test(mustache))) continue;
      if (this.isRefused(rule, start)) continue;
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
      ({ start, end, openEnd }) =>
        (!rule.holds || rule.holds.test(this.markup.text.slice(start, end))) &&
        !(rule.hides && isAlwaysHidden(this.markup.text.slice(start, openEnd))) &&
        (!rule.ifHidden || this.markup.text.slice(start, openEnd).search(hidden) >= 0 || this.follows(start, rule)),
    );
    if (!rule.deepest) return fitting;
    return fitting.filter((outer) => !fitting.some((inner) => inner.start > outer.start && inner.end <= outer.end));
  }

  private isFree({ start, end }: MarkupElement, tag: string, rule: ElementRule): boolean {
    const { mark, first, last, already } = rule;
    if (already?.test(this.markup.text.slice(start, end))) return false;
    const given = this.given.get(start) ?? new Set();
    const wanted = [...(mark ?? '').matchAll(single)].map(([name]) => name);
    // The attribute is there already: from the author, an earlier run, or another rule of this run.
    if (wanted.some((name) => new RegExp(`[\\s}]${name}`).test(tag) || given.has(name))) return false;
    // A rule without such an attribute is recognised by the text that it inserts.
    const own = wanted.length === 0 ? this.markup.text.slice(start, end) : '';
    if ([first, last].some((piece) => piece && own.includes(piece.trim()))) return false;
    if (wanted.length === 0 && this.follows(start, rule)) return false;
    this.given.set(start, new Set([...given, ...wanted]));
    return true;
  }

  /** Whether the text that a rule inserts before an element is there already, whatever its placeholders were filled with. */
  private follows(start: number, { before }: ElementRule): boolean {
    if (!before) return false;
    const pieces = before.trim().split(/\[[\w-]+\]/);
    const pattern = pieces.map(escapeRegExp).join('[^<>]*');
    return new RegExp(`${pattern}$`).test(this.markup.text.slice(0, start).trimEnd());
  }

  /** Whether a mark must not be made; then its place is left to the author. */
  private isRefused(rule: Rule, start: number): boolean {
    this.key = `${this.id}:${start}:${rule.name}`;
    const hint = this.refused.get(this.key);
    if (hint !== undefined) this.note(rule, start, { is: 'left', hint });
    return hint !== undefined;
  }

  private insert(at: number, text: string): void {
    this.insertions.push({ at, text, key: this.key });
  }

  private note(rule: Rule, at: number, outcome: Pick<Place, 'is' | 'hint'>): void {
    const line = this.markup.text.slice(0, at).split('\n').length;
    this.places.push({ rule: rule.name, template: this.id, line, ...outcome });
  }
}
