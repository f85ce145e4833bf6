/** A block's opening tag without a closing one. */
export interface UnclosedBlock {
  readonly name: string;
  readonly line: number;
}

/** A comment, a block's opening tag, or its closing tag. `{{^}}` is another spelling of `{{else}}` and opens no block. */
const tags = /\{\{~?!--[\S\s]*?--~?\}\}|\{\{~?![^}]*\}\}|\{\{~?([#^/])[*>]?\s*([^\s}~|]+)/g;

/**
 * Finds the block that another block's closing tag, or the end of the template, finds open. For the end, Handlebars itself
 * names only the last line.
 */
export function findUnclosedBlock(text: string): UnclosedBlock | undefined {
  const open: UnclosedBlock[] = [];
  for (const { index, 1: kind, 2: name } of text.matchAll(tags)) {
    if (kind === undefined || name === undefined) continue;
    if (kind !== '/') open.push({ name, line: text.slice(0, index).split('\n').length });
    else if (open.at(-1)?.name === name) open.pop();
    else break;
  }
  return open.at(-1);
}
