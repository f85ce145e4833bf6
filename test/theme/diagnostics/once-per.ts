/**
 * Makes a function that runs once for each object and then returns the stored result. When a theme is read again,
 * unchanged templates and pages are the same objects.
 */
export function oncePer<Thing extends object, Found>(look: (thing: Thing) => Found): (thing: Thing) => Found {
  const known = new WeakMap<Thing, { readonly found: Found }>();
  return (thing) => {
    const stored = known.get(thing) ?? { found: look(thing) };
    known.set(thing, stored);
    return stored.found;
  };
}
