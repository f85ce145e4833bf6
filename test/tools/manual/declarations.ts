/** A type that a file of the bundle exports: with its comment, without the word `export`. */
export interface Declaration {
  readonly name: string;
  readonly text: string;
}

const start = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:interface|type) (\w+)/gm;

/** The interfaces and types that a TypeScript text exports. The formatter ends each one at the left margin. */
export function declarations(text: string): Declaration[] {
  return [...text.matchAll(start)].map(({ 0: opening, 1: name = '', index }) => {
    const rest = text.slice(index);
    const isInterface = /export interface/.test(opening);
    const length = isInterface ? rest.indexOf('\n}', opening.length) + 2 : rest.indexOf(';\n', opening.length) + 1;
    return { name, text: rest.slice(0, length).replace(/^export /m, '') };
  });
}

/** The declarations of some names, and of all types that they need, in the order of first use. */
export function withNeeded(names: readonly string[], all: readonly Declaration[]): Declaration[] {
  const found = new Map<string, Declaration>();
  const need = (name: string) => {
    const declaration = all.find((one) => one.name === name);
    if (!declaration || found.has(name)) return;
    found.set(name, declaration);
    for (const [word] of declaration.text.replace(/\/\*\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+\b/g)) need(word);
  };
  names.forEach(need);
  return [...found.values()];
}
