import { existsSync, readFileSync } from 'node:fs';
import { folders } from '../folders';

export interface Tag {
  /** `quantity`: the name in the partial. */
  readonly name: string;
  /** `number`, from the braces; empty without braces. */
  readonly type: string;
  /** Whether the name is in brackets: `[input_hint]` is optional. */
  readonly isOptional: boolean;
  /** Its description. */
  readonly is: string;
}

/** The comment at the top of a widget's partial. */
export interface Header {
  /** *Renders …*: a description of the output. */
  readonly summary: string;
  readonly params: readonly Tag[];
  readonly parts: readonly Tag[];
  readonly events: readonly Tag[];
  /** Templates in `components/` that the shop renders for the widget. */
  readonly templates: readonly Tag[];
  /** Handlebars, ready to copy. */
  readonly examples: readonly string[];
}

/** The path of a widget's partial. */
export const partialPath = (widget: string): string => `${folders.theme}/templates/components/widgets/${widget}.html`;

/** Reads the comment at the top of a template; undefined when there is none. */
export function readHeader(template: string): Header | undefined {
  const comment = /^\s*\{\{!--([\s\S]*?)--\}\}/.exec(template)?.[1];
  if (comment === undefined) return undefined;
  const [summary = '', ...tags] = comment.split(/^\s*(?=@\w+)/m).map((text) => text.trim());
  const tagged = (name: string) =>
    tags.filter((tag) => tag.startsWith(`@${name} `)).map((tag) => tag.slice(name.length + 1).trim());
  return {
    summary: oneLine(summary),
    params: tagged('param').map(readTag),
    parts: tagged('part').map(readTag),
    events: tagged('event').map(readTag),
    templates: tagged('template').map(readTag),
    examples: tagged('example'),
  };
}

/** The header of a widget's partial; undefined without a partial or header. */
export function widgetHeader(widget: string): Header | undefined {
  if (known.has(widget)) return known.get(widget);
  const path = partialPath(widget);
  const header = existsSync(path) ? readHeader(readFileSync(path, 'utf8')) : undefined;
  known.set(widget, header);
  return header;
}

const known = new Map<string, Header | undefined>();

function readTag(text: string): Tag {
  const [, type = '', given = '', is = ''] = /^(?:\{([^}]*)\}\s*)?(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(text) ?? [];
  const name = given.replace(/^\[(.*)\]$/, '$1');
  return { name, type, isOptional: name !== given, is: oneLine(is) };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
