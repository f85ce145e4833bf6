import { escapeRegExp } from '../../theme/escape-reg-exp';
import { type Insertion, insertAll } from '../../theme/insertions/insert-all';
import { type Markup, type MarkupElement, readMarkup } from '../../theme/read-markup';
import { dropEdits, isVoid, reasonToLeave, renameEdits, withLineBreak } from './element-edits';
import { type Range, rangesOf } from './element-ranges';
import { fillText } from './fill-text';
import type { FoundSide } from './pair';
import { type CallRule, type ElementRule, isCallRule, type Rule } from './rule';
import { type RuleEdit, settleEdits } from './settle-edits';

/** A place that a rule has found. */
export interface Place {
  readonly rule: string;
  readonly template: string;
  /** Counted from 1. */
  readonly line: number;
  readonly is: 'placed' | 'there before' | 'left';
  readonly unit?: string;
  /** For a place with `is: 'left'`: the reason, and what the author can do. */
  readonly hint?: string;
}

/** A text that a rule has inserted, with its offsets in the marked template. */
export interface Mark {
  /** The rule and the place in the author's text, the same in every run. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** The author's text that it replaces. */
  readonly replaces?: string;
}

/** A marked template, the places that the rules found, and the texts that they inserted. */
export interface MarkedTemplate {
  readonly text: string;
  readonly places: readonly Place[];
  readonly marks: readonly Mark[];
  /** The sides of pairs, placed now or there before. */
  readonly sides: readonly FoundSide[];
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
    marking.findSides(rule);
    if (isCallRule(rule)) marking.markCalls(rule);
    else marking.markElements(rule);
  }
  const left = new Set(marking.places.flatMap(({ is, unit }) => (is === 'left' && unit !== undefined ? [unit] : [])));
  const edits = settleEdits(marking.edits, left);
  const places = marking.places.map((place) => leftWithUnit(place, left));
  const sides = marking.sides.flatMap(({ unit, ...side }) => (unit !== undefined && left.has(unit) ? [] : [side]));
  return { text: insertAll(text, edits), places, marks: marksIn(edits), sides };
}

/** A place of a unit that another place of the template keeps from being changed. */
const leftWithUnit = (place: Place, left: ReadonlySet<string>): Place =>
  place.is === 'placed' && place.unit !== undefined && left.has(place.unit)
    ? {
        ...place,
        is: 'left',
        hint: `it changes only together with the other places of "${place.unit}" in this template`,
      }
    : place;

/** The offsets of the edits in the marked template. */
function marksIn(edits: readonly RuleEdit[]): Mark[] {
  let shift = 0;
  return [...edits]
    .sort((a, b) => a.at - b.at)
    .map(({ at, text, key, replaces }) => {
      const start = at + shift;
      shift += text.length - (replaces?.length ?? 0);
      return { key, start, end: start + text.length, ...(replaces !== undefined && { replaces }) };
    });
}

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
const single = /(?<![\w-])(data-widget|data-part|data-product-scope|type)=/g;

/** A text as a rule inserts it, whatever the indentation of its lines. */
const withoutSpace = (text: string): string => text.replace(/\[indent\]|\s+/g, '');

class Marking {
  readonly edits: RuleEdit[] = [];
  readonly places: Place[] = [];
  readonly sides: (FoundSide & Pick<RuleEdit, 'unit'>)[] = [];
  /** The key and the unit of the mark that is being made. */
  private of: Pick<RuleEdit, 'key' | 'unit'> = { key: '' };
  /** The attributes that this run adds to each element, by the element's start. */
  private readonly given = new Map<number, Set<string>>();

  constructor(
    private readonly id: string,
    private readonly markup: Markup,
    private readonly refused: ReadonlyMap<string, string>,
  ) {}

  markElements(rule: ElementRule): void {
    for (const { element, range } of rangesOf(rule, this.elementsOf(rule), this.markup)) {
      const tag = this.markup.text.slice(element.start, element.openEnd);
      if (this.isRefused(rule, element.start)) continue;
      if (!this.isFree(element, tag, rule)) {
        this.note(rule, element.start, { is: 'there before' });
        continue;
      }
      const last = this.siblingOf(element, rule);
      const hint = this.missingEnd(element, rule) ?? reasonToLeave(rule, element, last, this.markup);
      if (hint !== undefined) {
        this.note(rule, element.start, { is: 'left', hint });
        continue;
      }
      const before = this.edits.length;
      this.markElement(rule, element, tag, last ? { start: element.start, end: last.end } : range);
      // The element may be visible already: then nothing was inserted.
      this.note(rule, element.start, { is: this.edits.length > before ? 'placed' : 'there before' });
    }
    for (const { start } of this.markedBefore(rule)) this.note(rule, start, { is: 'there before' });
  }

  /** The sides that are marked already. */
  findSides({ side }: Rule): void {
    if (!side) return;
    const selector = side.is === 'opener' ? side.of.opener : side.of.target;
    const isThere = selector !== undefined && this.markup.find(selector).length > 0;
    if (isThere) this.sides.push({ ...side, template: this.id });
  }

  /** What to do where an element is closed in another template or branch. */
  private missingEnd(
    element: MarkupElement,
    { last, after, replaced, before, around }: ElementRule,
  ): string | undefined {
    const isClosed = element.closeStart !== null || around || !(last || ((after || replaced) && !isVoid(element)));
    return isClosed
      ? undefined
      : `<${element.name}> is closed in another template or branch; put this in by hand: ${last ?? after ?? before}`;
  }

  /** The next sibling to which a rule reaches. */
  private siblingOf({ start, parentStart }: MarkupElement, { until }: ElementRule): MarkupElement | undefined {
    return until === undefined
      ? undefined
      : this.markup.find(until).find((one) => one.start > start && one.parentStart === parentStart);
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

  private markElement(rule: ElementRule, element: MarkupElement, tag: string, range: Range): void {
    const fill = (text: string) =>
      fillText(text, element, rule.opener, this.markup).replaceAll('[indent]', this.indentAt(range.start));
    if (rule.mark) this.insert(element.afterName, ` ${fill(rule.mark)}`);
    if (rule.before) this.insert(range.start, fill(rule.before));
    if (rule.replaced) {
      this.insert(element.start, '{{!-- ');
      this.insert(element.end, ' --}}');
    }
    if (rule.rename) this.edit(...renameEdits(rule.rename, element, this.markup));
    if (rule.drops) this.edit(...dropEdits(rule.drops, element, this.markup));
    for (const [pattern, text] of rule.rewrites ?? []) this.rewrite(element, pattern, text);
    if (rule.removes)
      this.edit(rule.before ? this.removalOf(element) : withLineBreak(this.removalOf(element), this.markup.text));
    const [taken] = rule.takes ? this.markup.find(rule.takes) : [];
    if (taken) this.edit({ ...withLineBreak(this.removalOf(taken), this.markup.text), movesTo: element.end });
    if (rule.first) this.insert(element.openEnd, fill(rule.first));
    if (rule.last) this.insert(element.closeStart ?? element.end, fill(rule.last));
    if (rule.after) this.insert(range.end, fill(rule.after));
    const hiding = rule.hides ? tag.search(/(?<!hidden )style\s*=\s*(["'])\s*display:\s*none;?\s*\1/) : -1;
    if (hiding >= 0) this.insert(element.start + hiding, 'hidden ');
    for (const { 0: piece, index } of rule.shows ? tag.matchAll(hidden) : []) {
      this.insert(element.start + index, '{{!-- ');
      this.insert(element.start + index + piece.length, ' --}}');
    }
  }

  private indentAt(at: number): string {
    return /(?:^|\n)([ \t]*)$/.exec(this.markup.text.slice(0, at))?.[1] ?? '';
  }

  private rewrite({ start, openEnd }: MarkupElement, pattern: RegExp, text: string): void {
    const tag = this.markup.text.slice(start, openEnd);
    const found = pattern.exec(tag);
    if (!found) return;
    const [replaces] = found;
    // The whole tag, because the pattern may look at what is around the match.
    const rewritten = tag.replace(pattern, text);
    const end = rewritten.length - (tag.length - found.index - replaces.length);
    this.edit({ at: start + found.index, text: rewritten.slice(found.index, end), replaces });
  }

  markCalls(rule: CallRule): void {
    for (const { partial, start, end } of this.markup.calls) {
      const mustache = this.markup.text.slice(start, end);
      if (!rule.call.test(partial) || (rule.holds && !rule.holds.test(mustache))) continue;
      if (this.isRefused(rule, start)) continue;
      const plain = (text: string) => text.replaceAll('[indent]', '').trim();
      const isThere =
        (rule.parameter && mustache.includes(rule.parameter.trim())) ||
        (rule.before && this.markup.text.slice(0, start).trimEnd().endsWith(plain(rule.before))) ||
        (rule.after && !rule.before && this.markup.text.slice(end).trimStart().startsWith(plain(rule.after)));
      if (!isThere) {
        const closing = /\s*~?\}\}$/.exec(mustache)?.[0].length ?? 2;
        if (rule.removes) this.edit(withLineBreak({ at: start, text: '', replaces: mustache }, this.markup.text));
        if (rule.parameter) this.insert(end - closing, rule.parameter);
        const fill = (text: string) => text.replaceAll('[indent]', this.indentAt(start));
        if (rule.before) this.insert(start, fill(rule.before));
        if (rule.after) this.insert(end, fill(rule.after));
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
    const own = wanted.length === 0 ? withoutSpace(this.markup.text.slice(start, end)) : '';
    if ([first, last].some((piece) => piece && own.includes(withoutSpace(piece)))) return false;
    if (wanted.length === 0 && this.follows(start, rule)) return false;
    this.given.set(start, new Set([...given, ...wanted]));
    return true;
  }

  /** Whether the text that a rule inserts before an element is there already, whatever its placeholders were filled with. */
  private follows(start: number, { before }: ElementRule): boolean {
    if (!before) return false;
    const pieces = withoutSpace(before).split(/\[[\w-]+\]/);
    const pattern = pieces.map(escapeRegExp).join('[^<>]*');
    return new RegExp(`${pattern}$`).test(withoutSpace(this.markup.text.slice(0, start)));
  }

  /** Whether a mark must not be made; then its place is left to the author. */
  private isRefused(rule: Rule, start: number): boolean {
    this.of = { key: `${this.id}:${start}:${rule.name}`, ...(!isCallRule(rule) && { unit: rule.unit }) };
    const hint = this.refused.get(this.of.key);
    if (hint !== undefined) this.note(rule, start, { is: 'left', hint });
    return hint !== undefined;
  }

  private removalOf({ start, end }: MarkupElement): Required<Insertion> {
    return { at: start, text: '', replaces: this.markup.text.slice(start, end) };
  }

  private insert(at: number, text: string): void {
    this.edit({ at, text });
  }

  private edit(...edits: readonly Omit<RuleEdit, 'key' | 'unit'>[]): void {
    for (const one of edits) this.edits.push({ ...one, ...this.of });
  }

  private note(rule: Rule, at: number, outcome: Pick<Place, 'is' | 'hint'>): void {
    const line = this.markup.text.slice(0, at).split('\n').length;
    const unit = isCallRule(rule) ? undefined : rule.unit;
    if (rule.side && outcome.is === 'placed') this.sides.push({ ...rule.side, template: this.id, ...this.of });
    this.places.push({ rule: rule.name, template: this.id, line, ...(unit !== undefined && { unit }), ...outcome });
  }
}
