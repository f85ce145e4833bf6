/**
 * A function that looks at a thing once, and afterwards knows. Templates and pages that have not changed are the same objects
 * when a theme is read again.
 */
export function oncePer<Thing extends object, Found>(look: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { readonly found: Found }>();
  return (thing) => {
    const kept = known.get(thing) ?? { found: look(thing) };
    known.set(thing, kept);
    return kept.found;
  };
}
