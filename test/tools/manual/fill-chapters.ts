/** The lines around a generated chapter. */
const begin = (name: string) => `<!-- ${name}: written by npm run update -->`;
const end = (name: string) => `<!-- end of ${name} -->`;

/**
 * A document with its generated chapters replaced. All other text stays unchanged.
 *
 * @throws when the document has no place for a chapter
 */
export function fillChapters(document: string, chapters: Readonly<Record<string, string>>): string {
  return Object.entries(chapters).reduce((text, [name, chapter]) => {
    const [from, to] = [text.indexOf(begin(name)), text.indexOf(end(name))];
    if (from < 0 || to < from) throw new Error(`the document has no place for "${name}"`);
    return `${text.slice(0, from)}${begin(name)}\n\n${chapter.trim()}\n\n${text.slice(to)}`;
  }, document);
}
