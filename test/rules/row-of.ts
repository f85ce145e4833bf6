/** The title of a table's test: each of these stands for a part of a row. */
const place = /%[sdifjoOp#%]|\$[\w.]+/;

/** What a row has put into the places of a title; nothing when the title is another one. */
export function rowOf(written: string, named: string): string[] | undefined {
  const words = written.split(place).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('(.+?)')}$`, 's').exec(named)?.slice(1);
}
