import type { TemplateNode } from '../template-engine';
import { type Block, blocksOf } from './blocks-of';
import { type Mustache, readMustaches } from './read-mustaches';
import { type AttributeTag, type Markup, readTags, type Span } from './read-tags';

/** A piece whose text the data of the shop decide, such as a block with branches. */
export const unknownPiece = Symbol('unknown');

/** A piece of an attribute's value: literal text, an expression, or an unknown text. */
export type Piece = string | TemplateNode | typeof unknownPiece;

export interface OutlineAttribute {
  readonly name: string;
  readonly at: number;
  /** Absent for an attribute without a value. */
  readonly value?: readonly Piece[];
  /** The conditions inside the tag that decide whether it is present. */
  readonly conditions: readonly Condition[];
}

/** The condition of a block in a tag, and its required value. */
export interface Condition {
  readonly test: string;
  readonly holds: boolean;
}

export interface OutlineTag {
  readonly kind: 'open';
  readonly name: string;
  readonly at: number;
  readonly attributes: readonly OutlineAttribute[];
  /** The offset of a quote where an attribute should begin. */
  readonly strayQuote?: number;
  /** Expressions and partials that print whole attributes. */
  readonly prints: readonly TemplateNode[];
  readonly isClosed: boolean;
}

/** The output of a template in order: tags, texts, expressions, partials, and blocks with their branches. */
export type OutlineItem =
  | OutlineTag
  | { readonly kind: 'close'; readonly name: string; readonly at: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'value' | 'include'; readonly node: TemplateNode; readonly at: number }
  | OutlineBlock;

export interface OutlineBlock {
  readonly kind: 'block';
  readonly node: TemplateNode | undefined;
  readonly at: number;
  readonly branches: readonly OutlineBranch[];
}

/** A branch of a block; `test` is the text of its `{{#…}}` or `{{else …}}`, empty for a plain `{{else}}`. */
export interface OutlineBranch {
  readonly test: string;
  readonly items: readonly OutlineItem[];
}

/**
 * Reads the output of a template as markup with offsets.
 *
 * @param nodes the nodes of its syntax tree, by start offset
 */
export function readOutline(text: string, nodes: ReadonlyMap<number, TemplateNode>): OutlineItem[] {
  const mustaches = readMustaches(text);
  const blocks = blocksOf(mustaches);
  const tags = readTags(mask(text, mustaches));
  return new Outline(text, nodes, mustaches, blocks, tags).read();
}

/** A private-use character: it can't be a name, a quote or white space. */
const rendered = '\uE000';

/** Masks every mustache with the same length: values become private-use characters, others become spaces. */
function mask(text: string, mustaches: readonly Mustache[]): string {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of mustaches) {
    masked += text.slice(at, start) + (kind === 'value' ? rendered : ' ').repeat(end - start);
    at = end;
  }
  return masked + text.slice(at);
}

type Entry = Span & { readonly markup?: Markup; readonly mustache?: Mustache };

class Outline {
  private readonly entries: Entry[];
  private readonly inTags = new Map<number, Mustache[]>();
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly nodes: ReadonlyMap<number, TemplateNode>,
    mustaches: readonly Mustache[],
    private readonly blocks: ReadonlyMap<Mustache, Block>,
    tags: readonly Markup[],
  ) {
    const flow: Entry[] = [];
    let next = 0;
    for (const markup of tags) {
      for (; next < mustaches.length && mustaches[next]!.start < markup.start; next++) this.put(flow, mustaches[next]!);
      if (markup.kind === 'text') {
        // A text continues after the mustaches in it.
        let at = markup.start;
        for (; next < mustaches.length && mustaches[next]!.start < markup.end; next++) {
          const { start, end } = mustaches[next]!;
          if (start > at) flow.push({ start: at, end: start, markup: { kind: 'text', start: at, end: start } });
          this.put(flow, mustaches[next]!);
          at = end;
        }
        if (at < markup.end) flow.push({ start: at, end: markup.end, markup: { ...markup, start: at } });
        continue;
      }
      flow.push({ start: markup.start, end: markup.end, markup });
      if (markup.kind === 'close') continue;
      const inside: Mustache[] = [];
      for (; next < mustaches.length && mustaches[next]!.start < markup.end; next++) {
        const mustache = mustaches[next]!;
        inside.push(mustache);
        // A block that extends beyond the tag is not part of it.
        const block = blocks.get(mustache);
        if (block && (block.start < markup.start || block.end > markup.end)) this.put(flow, mustache);
      }
      this.inTags.set(markup.start, inside);
    }
    for (; next < mustaches.length; next++) this.put(flow, mustaches[next]!);
    this.entries = flow;
  }

  private put(flow: Entry[], mustache: Mustache): void {
    flow.push({ start: mustache.start, end: mustache.end, mustache });
  }

  read(): OutlineItem[] {
    const items: OutlineItem[] = [];
    // A close without an open is impossible: the engine has parsed the template.
    while (this.at < this.entries.length) {
      items.push(...this.items());
      this.at++;
    }
    return items;
  }

  /** Reads up to the `{{else}}` or `{{/…}}` of the current block. */
  private items(): OutlineItem[] {
    const items: OutlineItem[] = [];
    for (; this.at < this.entries.length; this.at++) {
      const { markup, mustache, start } = this.entries[this.at]!;
      if (markup) {
        items.push(...this.markup(markup));
        continue;
      }
      const node = this.nodes.get(start);
      if (mustache?.kind === 'else' || mustache?.kind === 'close') return items;
      if (mustache?.kind === 'open') items.push(this.block(node, start));
      else if (mustache?.kind === 'partial' && node) items.push({ kind: 'include', node, at: start });
      else if (mustache?.kind === 'value' && node) items.push({ kind: 'value', node, at: start });
    }
    return items;
  }

  private block(node: TemplateNode | undefined, at: number): OutlineBlock {
    const branches: OutlineBranch[] = [];
    let opener = this.entries[this.at]!.mustache!;
    for (;;) {
      this.at++;
      const items = this.items();
      branches.push({ test: testOf(this.text.slice(opener.start, opener.end)), items });
      const closer = this.entries[this.at]?.mustache;
      if (closer?.kind !== 'else') break;
      opener = closer;
    }
    return { kind: 'block', node, at, branches };
  }

  private markup(markup: Markup): OutlineItem[] {
    const { start: at } = markup;
    if (markup.kind === 'text') return this.plainText(markup);
    if (markup.kind === 'close') return [{ kind: 'close', name: markup.name, at }];
    if (markup.kind !== 'open') return [];
    const inside = this.inTags.get(at) ?? [];
    const values = markup.attributes.flatMap(({ value }) => (value ? [value] : []));
    const isValue = ({ start }: Mustache) => values.some((value) => start >= value.start && start < value.end);
    const prints = inside.filter((mustache) => ['value', 'partial'].includes(mustache.kind) && !isValue(mustache));
    const nodes = prints.flatMap(({ start }) => this.nodes.get(start) ?? []);
    const attributes = markup.attributes
      .filter(({ name }) => !name.includes(rendered))
      .map((attribute) => this.attribute(attribute, inside));
    const stray = markup.attributes.find(({ name }) => /["']/.test(name))?.start;
    const quoted = stray !== undefined && !inside.some(({ kind }) => kind === 'else') && { strayQuote: stray };
    return [{ kind: 'open', name: markup.name, at, attributes, prints: nodes, isClosed: markup.isClosed, ...quoted }];
  }

  private plainText({ start, end }: Span): OutlineItem[] {
    const text = this.text.slice(start, end);
    return text.trim() === '' ? [] : [{ kind: 'text', text, at: start }];
  }

  private attribute({ name, start, value }: AttributeTag, inside: readonly Mustache[]): OutlineAttribute {
    const conditions = inside
      .filter((mustache) => mustache.kind === 'open')
      .flatMap((opener) => {
        const block = this.blocks.get(opener);
        if (!block || block.start > start || block.end < start) return [];
        const before = inside.filter((one) => this.blocks.get(one) === block && one.start < start);
        const test = testOf(this.text.slice(opener.start, opener.end));
        // In an {{else}} branch the first test does not hold. The own test of an {{else if}} is not recorded.
        return [{ test, holds: before.length === 1 }];
      });
    return { name, at: start, conditions, ...(value && { value: this.pieces(value, inside) }) };
  }

  private pieces({ start, end }: Span, inside: readonly Mustache[]): Piece[] {
    const pieces: Piece[] = [];
    let at = start;
    for (const mustache of inside) {
      if (mustache.start < at || mustache.start >= end) continue;
      if (mustache.start > at) pieces.push(this.text.slice(at, mustache.start));
      const block = mustache.kind === 'open' ? this.blocks.get(mustache) : undefined;
      if (block) pieces.push(unknownPiece);
      else if (mustache.kind !== 'comment') pieces.push(this.nodes.get(mustache.start) ?? unknownPiece);
      at = block?.end ?? mustache.end;
    }
    if (at < end) pieces.push(this.text.slice(at, end));
    return pieces;
  }
}

/** `{{#if product.id}}` → `if product.id`; `{{else}}` → ``. */
const testOf = (mustache: string) =>
  mustache
    .replace(/^\{\{~?[#^]?\s*(?:else\b)?|~?\}\}$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
