import { MarkupState } from './markup-state';
import type { Template, Theme } from './read-theme';
import type { TemplateNode } from './template-engine';
import { knownText, literalsOf, type Literals } from './known-text';
import { calledName, includedFolder, includedPartial, literalText } from './walk-template';

/** Stands in the expanded markup where the shop prints something that a template can't know. */
export const unknownText = '\uE000';

/** The attribute in which every slot and part of the expanded markup says where it was written: `path:line`. */
export const writtenAt = 'data-written-at';

/**
 * The markup that a template can print, all branches of its conditions side by side, its partials included and every
 * value from the shop replaced by {@link unknownText}. It is for finding elements, not for looking at.
 */
export function expandTemplate(template: Template, templates: Theme['templates']): string {
  return new Expansion(templates).expand(template);
}

class Expansion {
  private readonly state = new MarkupState();
  /** What `{{#partial "name"}}` keeps for `{{{block "name"}}}`. */
  private readonly blocks = new Map<string, TemplateNode>();
  private readonly trail: string[] = [];
  /** What the partial at hand was given as literals. */
  private literals: Literals = new Map();
  private readonly pieces: string[] = [];

  constructor(private readonly templates: Theme['templates']) {}

  expand(template: Template): string {
    this.template(template);
    // A block that no layout asked for is still somebody's markup.
    for (const [name, block] of this.blocks) {
      this.blocks.delete(name);
      this.print(block);
    }
    return this.pieces.join('');
  }

  private template({ id, path, tree }: Template): void {
    if (this.trail.includes(id)) return;
    this.trail.push(id);
    this.print(markPlaces(tree, path));
    this.trail.pop();
  }

  private write(html: string): void {
    this.pieces.push(html);
    this.state.follow(html);
  }

  private print(node: TemplateNode | undefined): void {
    switch (node?.type) {
      case 'Program':
        return node.body?.forEach((child) => this.print(child));
      case 'ContentStatement':
        return this.write(String(node.original ?? node.value));
      case 'PartialStatement':
      case 'PartialBlockStatement':
        return this.include(includedPartial(node), literalsOf(node, this.literals));
      case 'MustacheStatement':
        return this.mustache(node);
      case 'BlockStatement':
        return this.block(node);
    }
  }

  private include(id: string | undefined, literals: Literals): void {
    const template = id === undefined ? undefined : this.templates.get(id);
    const outside = this.literals;
    this.literals = literals;
    if (template) this.template(template);
    // Whatever a partial would have brought that is not there: its absence is one mistake, not many.
    else if (!this.state.inTag) this.write(`<template data-part="${unknownText}"></template>`);
    this.literals = outside;
  }

  private mustache(node: TemplateNode): void {
    const folder = includedFolder(node);
    const block = calledName(node) === 'block' ? literalText(node.params?.[0]) : undefined;
    if (folder) {
      for (const id of this.templates.keys()) if (id.startsWith(`${folder}/`)) this.include(id, this.literals);
    } else if (block !== undefined) {
      this.fill(block, undefined);
    } else {
      this.write(knownText(node, this.literals) ?? unknownText);
    }
  }

  /** Prints what a page keeps for a place of its layout, else what the layout itself has there. */
  private fill(block: string, otherwise: TemplateNode | undefined): void {
    const kept = this.blocks.get(block);
    this.blocks.delete(block);
    this.print(kept ?? otherwise);
  }

  private block(node: TemplateNode): void {
    const name = literalText(node.params?.[0]);
    if (name !== undefined && calledName(node) === 'block') {
      this.fill(name, node.program);
    } else if (name !== undefined && calledName(node) === 'partial' && node.program) {
      this.blocks.set(name, node.program);
    } else if (this.state.inValue) {
      // Both branches in one attribute would make a value that is never printed.
      this.write(unknownText);
    } else {
      this.print(node.program);
      this.print(node.inverse);
    }
  }
}

const mark = /(\s)(data-(?:widget|part))(?=[\s=>])/g;

/** The same tree with a `data-written-at` before every `data-widget` and `data-part`. */
function markPlaces(node: TemplateNode, path: string): TemplateNode {
  const inside = (child: TemplateNode | undefined) => child && markPlaces(child, path);
  if (node.type !== 'ContentStatement') {
    const { program, inverse, body } = node;
    return {
      ...node,
      ...(body && { body: body.map((child) => markPlaces(child, path)) }),
      ...(program && { program: inside(program) }),
      ...(inverse && { inverse: inside(inverse) }),
    } as TemplateNode;
  }
  const text = String(node.original ?? node.value);
  const first = node.loc?.start.line ?? 1;
  const marked = text.replace(mark, (_, space: string, name: string, offset: number) => {
    const line = first + (text.slice(0, offset + space.length).split('\n').length - 1);
    return `${space}${writtenAt}="${path}:${line}" ${name}`;
  });
  return { ...node, original: marked };
}
