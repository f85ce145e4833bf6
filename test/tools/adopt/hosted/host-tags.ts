/** The call of our partial that prints the bundle's tag, under its own id or its id in an adopted theme. */
const call = /\{\{>\s*components\/(?:widgets\/)?common\/widgets-script\b[^}]*\}\}/g;

/** Our partial itself, whose comment has such a call as an example. */
export const isTagPartial = (path: string): boolean => /(^|\/)common\/widgets-script\.html$/.test(path);

/** The versions that the tags of a template take from the theme's assets; `null` stands for a tag of a CDN. */
export const versionsOfTags = (text: string): (string | null)[] =>
  (text.match(call) ?? []).map((tag) => /\swidgets_hosted=(['"])(.*?)\1/.exec(tag)?.[2] || null);

/**
 * Lets each tag of a template take a version from the theme's assets. The values are texts of the template and no theme
 * settings: they belong to the files, and a shop may have stored older settings.
 *
 * @param integrity the hash of `loader.js`
 */
export const hostTags = (text: string, version: string, integrity: string): string =>
  text.replace(call, (tag) =>
    withParameter(withParameter(tag, 'widgets_integrity', integrity), 'widgets_hosted', version),
  );

function withParameter(tag: string, name: string, value: string): string {
  const given = `${name}='${value}'`;
  const present = new RegExp(`(?<=\\s)${name}=(?:'[^']*'|"[^"]*"|[^\\s}]+)`);
  return present.test(tag) ? tag.replace(present, () => given) : tag.replace(/\s*\}\}$/, (end) => ` ${given}${end}`);
}
