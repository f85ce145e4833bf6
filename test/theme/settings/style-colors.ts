import { mix, type Rgb, readColor } from './contrast';

/**
 * The custom properties that a style sheet declares for a colour scheme: those of `:root`, overridden by those of
 * `[data-color-scheme="…"]`. Rules of a media query are indented, so that they do not count.
 */
export function stylesOf(sheet: string, scheme: string): Map<string, string> {
  const declared = new Map<string, string>();
  for (const [, of, block = ''] of sheet.matchAll(/^(?::root|\[data-color-scheme="([\w-]+)"\]) \{([^}]*)\}/gm)) {
    if (of !== undefined && of !== scheme) continue;
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g)) declared.set(name, value);
  }
  return declared;
}

/**
 * The custom properties of a colour scheme in the dark scheme: the dark halves of `light-dark()` in our sheet for it.
 *
 * @param sheet of the dark scheme
 * @param light the properties of the light scheme
 */
export function darkStylesOf(sheet: string, scheme: string, light: ReadonlyMap<string, string>): Map<string, string> {
  const styles = new Map(light);
  for (const [, of, block = ''] of sheet.matchAll(
    /^ {2}\[data-dark-scheme\](?:\[data-color-scheme="([\w-]+)"\])? \{([^}]*)\}/gm,
  )) {
    if (of !== undefined && of !== scheme) continue;
    for (const [, name = '', value = ''] of block.matchAll(/(--dark-[\w-]+):\s*([^;]+);/g)) styles.set(name, value);
  }
  for (const [, name = '', dark = ''] of sheet.matchAll(/(--[\w-]+): light-dark\(var\(--[\w-]+\), (.+)\);/g))
    styles.set(name, dark);
  return styles;
}

/** The colour that a value has: `#rgb`, `var(--x)`, a mix of two, or the colour of the text. */
export function colorOf(value: string | undefined, styles: ReadonlyMap<string, string>): Rgb | undefined {
  if (value === undefined) return undefined;
  if (value === 'currentcolor') return colorOf(styles.get('--color-ink'), styles);
  const property = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (property) return colorOf(styles.get(property), styles);
  const [, one, share, other] = /^color-mix\(in srgb,\s*(.+) (\d+)%,\s*(.+)\)$/.exec(value) ?? [];
  if (one === undefined || other === undefined) return readColor(value);
  const [first, second] = [colorOf(one, styles), colorOf(other, styles)];
  return first && second && mix(first, second, Number(share) / 100);
}
