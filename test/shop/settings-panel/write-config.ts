import { applyEdits, modify } from 'jsonc-parser';

/**
 * The text of a theme's `config.json` with changed settings. Only their lines change. They belong to the variation that
 * was tried; a theme without variations has them in its `settings`.
 *
 * @param text the text of `config.json`
 * @param variation the index of the variation
 */
export function writeConfig(text: string, variation: number, changes: Readonly<Record<string, unknown>>): string {
  const { variations } = JSON.parse(text) as { variations?: unknown[] };
  const path = variations?.[variation] === undefined ? ['settings'] : ['variations', variation, 'settings'];
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return Object.entries(changes).reduce(
    (written, [id, value]) => applyEdits(written, modify(written, [...path, id], value, { formattingOptions })),
    text,
  );
}
