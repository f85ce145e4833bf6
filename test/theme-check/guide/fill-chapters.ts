/** The lines between which a chapter is written by a command. */
const begin = (name: string) => `<!-- ${name}: written by npm run manual -->`;
const end = (name: string) => `<!-- end of ${name} -->`;

/**
 * A document with its written chapters anew; everything else stays as its author wrote it.
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
