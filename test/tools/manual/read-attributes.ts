const read = /\[(data-[a-z-]+)|Attribute\('(data-[a-z-]+)'|dataset\.(\w+)|dataset\['(\w+)'\]/g;

/** The `data-` attributes that the bundle's code reads from elements. Comments are ignored. */
export function readAttributes(code: string): string[] {
  const spoken = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const names = [...spoken.matchAll(read)].map(
    ([, selected, asked, dotted, bracketed]) => selected ?? asked ?? attributeOf(dotted ?? bracketed ?? ''),
  );
  return [...new Set(names)];
}

const attributeOf = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
