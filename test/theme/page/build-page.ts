import { knownText, type Literals, literalsOf } from '../known-text';
import {
  type OutlineBlock,
  type OutlineItem,
  type OutlineTag,
  type Piece,
  unknownPiece,
} from '../template/read-outline';
import type { Template } from '../template/read-template';
import type { TemplateNode } from '../template-engine';
import { calledName, includedFolder, includedPartial, literalText } from '../walk-template';
import { decide, openBranches } from './open-branches';
import { OpenElements } from './open-elements';
import type { GivenText, Page, RenderedValue } from './page';
import { PageElement, type Place } from './page-element';
import { type Sources, sourceOf, sourcesOf } from './parameter-sources';
import { unknownText } from './unknown-text';
import { excludes, joinWhen, type When, whenBranch } from './when';

/** Whether a condition has the required value; undefined when it is unknown. */
const agrees = (known: boolean | undefined, holds: boolean) => (known === undefined ? undefined : known === holds);

type Templates = ReadonlyMap<string, Template>;

/**
 * Builds a page as the shop does, without its data.
 *
 * @param parameters names that have a value only in a partial whose call passes one
 */
export const buildPage = (
  template: Template,
  templates: Templates,
  parameters: ReadonlySet<string> = new Set(),
): Page => new Builder(templates, parameters).build(template);

/** With more elements than this, a page does not repeat a partial with the same literals. Real pages have up to 2,000. */
const MANY = 5_000;

interface Kept {
  readonly items: readonly OutlineItem[];
  readonly place: Place;
  /** The conditions around the `{{#partial}}`. */
  readonly when: When | undefined;
}

/** The literals that a call passes, as one text. A call with other literals can print other elements. */
const literalsIn = ({ hash }: TemplateNode): string =>
  JSON.stringify((hash?.pairs ?? []).map(({ key, value }) => [key, literalText(value)]));

class Builder {
  private readonly elements: PageElement[] = [];
  private readonly open = new OpenElements();
  private readonly used = new Map<string, Template | undefined>();
  private readonly prints = new Map<string, Place>();
  private readonly values: RenderedValue[] = [];
  private readonly asked = new Set<string>();
  private readonly escaped: GivenText[] = [];
  /** The content of `{{#partial "name"}}` for `{{{block "name"}}}`. */
  private readonly kept = new Map<string, Kept[]>();
  private readonly trail: Template[] = [];
  /** Included templates that close every element that they open. */
  private readonly whole = new Set<Template>();
  /** The templates that were rendered, each with the literals of its call. */
  private readonly rendered = new Set<string>();
  /** The places of the current inclusions. */
  private inclusions: readonly Place[] = [];
  private literals: Literals;
  private sources: Sources = new Map();
  private places = new Map<string, Place>();
  private when: When | undefined;
  private template!: Template;

  constructor(
    private readonly templates: Templates,
    parameters: ReadonlySet<string>,
  ) {
    this.literals = new Map([...parameters].map((name) => [name, '']));
  }

  build(template: Template): Page {
    this.print(template);
    // Content for a block that no layout renders is checked too.
    const unasked = [...this.kept].filter(([name]) => !this.asked.has(name));
    for (const [, kept] of unasked) this.printKept(kept);
    this.open.end();
    const { elements, used, prints, values, asked, escaped } = this;
    const names = unasked.flatMap(([name, kept]) => kept.map(({ place }) => ({ name, place })));
    return { template, elements, loose: this.open.loose, used, prints, values, asked, escaped, unasked: names };
  }

  /** @param given the literals of the call, as one text */
  private print(template: Template, given = ''): void {
    const call = `${template.id} ${given}`;
    const isRepeated = this.rendered.has(call) && this.whole.has(template);
    if (this.trail.includes(template) || (this.elements.length > MANY && isRepeated)) return;
    this.rendered.add(call);
    const { level } = this.open;
    this.used.set(template.id, template);
    const outside = this.template;
    this.trail.push(template);
    this.template = template;
    this.items(template.outline);
    if (this.open.level === level) this.whole.add(template);
    this.template = outside;
    this.trail.pop();
  }

  private items(items: readonly OutlineItem[]): void {
    for (const item of items) this.item(item);
  }

  private item(item: OutlineItem): void {
    switch (item.kind) {
      case 'open':
        return this.tag(item);
      case 'close':
        return this.open.close(item.name, this.place(item.at));
      case 'text':
        return this.open.text(item.text);
      case 'include':
        return this.include(includedPartial(item.node), item.node, item.at);
      case 'value':
        return this.value(item.node, item.at);
      case 'block':
        return this.block(item);
    }
  }

  private place(at: number): Place {
    return { template: this.template, at };
  }

  private tag(tag: OutlineTag): void {
    const place = this.place(tag.at);
    const element = new PageElement(tag.name, place, this.open.current(tag.name), this.when, this.inclusions);
    for (const { name, at, value, conditions } of tag.attributes) {
      const decided = conditions.map(({ test, holds }) => agrees(decide(test, this.literals), holds));
      if (element.attributes.has(name) || decided.includes(false)) continue;
      const open = conditions.filter((_, index) => decided[index] === undefined);
      const source = this.source(value);
      const text = this.text(value);
      element.attributes.set(name, { text, place: this.place(at), conditions: open, ...(source && { source }) });
    }
    for (const node of tag.prints) this.attributesOf(element, node);
    this.elements.push(element);
    this.open.open(element, tag.isClosed);
  }

  /** Adds the attributes that an expression or partial in a tag prints. */
  private attributesOf(element: PageElement, node: TemplateNode): void {
    const known = knownText(node, this.literals);
    if (known === '') return;
    element.hasUnknownAttributes = true;
    const parameter = String(node.path?.original ?? '');
    const given = this.places.get(parameter);
    if (known?.includes('=') && /['"]/.test(known) && node.escaped && given) {
      this.escaped.push({ text: known, place: given, parameter });
    }
    const partial = includedPartial(node);
    if (partial) this.used.set(partial, this.templates.get(partial));
  }

  private text(value: readonly Piece[] | undefined): string {
    return (value ?? [])
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        return piece === unknownPiece ? unknownText : (knownText(piece, this.literals) ?? unknownText);
      })
      .join('');
  }

  private source(value: readonly Piece[] = []): string | undefined {
    if (value.includes(unknownPiece) || value.every((piece) => typeof piece === 'string')) return undefined;
    return (value as (string | TemplateNode)[])
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        const source = sourceOf(piece, this.sources, this.literals);
        return source.startsWith('"') ? String(JSON.parse(source)) : `{{${source}}}`;
      })
      .join('');
  }

  private include(id: string | undefined, node: TemplateNode, at: number): void {
    const template = id === undefined ? undefined : this.templates.get(id);
    const { literals, places, sources } = this;
    this.literals = literalsOf(node, literals);
    this.sources = sourcesOf(node, sources, literals);
    if (node.hash?.pairs.length) this.places = new Map(places);
    for (const { key, value } of node.hash?.pairs ?? []) {
      if (value.type === 'StringLiteral') this.places.set(key, this.place(at));
    }
    if (id !== undefined) this.used.set(id, template);
    const { inclusions } = this;
    this.inclusions = [...inclusions, this.place(at)];
    if (template) this.print(template, literalsIn(node));
    // A missing partial is reported once. One placeholder element replaces its content, so that no other errors follow.
    else this.missing(at);
    this.inclusions = inclusions;
    this.literals = literals;
    this.sources = sources;
    this.places = places;
  }

  private missing(at: number): void {
    const element = new PageElement(
      'template',
      this.place(at),
      this.open.current('template'),
      this.when,
      this.inclusions,
    );
    for (const name of ['data-part', 'id']) {
      element.attributes.set(name, {
        text: unknownText,
        place: this.place(at),
        conditions: [{ test: 'there is such a partial', holds: true }],
      });
    }
    this.elements.push(element);
    this.open.add(element);
  }

  private value(node: TemplateNode, at: number): void {
    const name = calledName(node) ?? '';
    const folder = includedFolder(node);
    const block = name === 'block' ? literalText(node.params?.[0]) : undefined;
    if (!this.prints.has(name)) this.prints.set(name, this.place(at));
    const source = sourceOf(node, this.sources, this.literals);
    this.values.push({
      name,
      source,
      isEscaped: node.escaped ?? true,
      at: this.place(at),
      parents: this.open.current(''),
    });
    if (folder) {
      const inside = [...this.templates.values()].filter(({ id }) => id.startsWith(`${folder}/`));
      this.open.branches(
        inside.map((template) => () => this.print(template)),
        false,
      );
    } else if (block !== undefined) {
      this.fill(block, []);
    } else {
      this.open.text(knownText(node, this.literals) ?? unknownText);
    }
  }

  /** Prints the page's content for a block. Without any, it renders the layout's default content. */
  private fill(name: string, otherwise: readonly OutlineItem[]): void {
    this.asked.add(name);
    const kept = this.kept.get(name);
    if (kept) this.printKept(kept);
    else this.items(otherwise);
  }

  private printKept(those: readonly Kept[]): void {
    const { template, when } = this;
    this.open.branches(
      those.map(({ items, place, when: own }) => () => {
        this.template = place.template;
        this.when = joinWhen(own, when);
        this.items(items);
      }),
      those.every((kept) => kept.when === undefined),
    );
    this.template = template;
    this.when = when;
  }

  /** Stores a page's content for a block. The last one of a name applies, unless conditions exclude each other. */
  private keep(name: string, kept: Kept): void {
    const others = (this.kept.get(name) ?? []).filter((one) => excludes(one.when, kept.when));
    this.kept.set(name, [...others, kept]);
  }

  private block({ node, at, branches }: OutlineBlock): void {
    const called = node ? calledName(node) : undefined;
    const name = literalText(node?.params?.[0]);
    const items = branches[0]?.items ?? [];
    if (called === 'block' && name !== undefined) return this.fill(name, items);
    if (called === 'partial' && name !== undefined) {
      return this.keep(name, { items, place: this.place(at), when: this.when });
    }
    if (node?.type === 'PartialBlockStatement') return this.include(includedPartial(node), node, at);
    const open = openBranches(branches, this.literals);
    const tests = open.map(({ test }) => test);
    const outer = this.when;
    this.open.branches(
      open.map((branch, index) => () => {
        this.when = whenBranch(tests, index, outer);
        this.items(branch.items);
        this.when = outer;
      }),
      tests.at(-1) === '',
    );
  }
}
