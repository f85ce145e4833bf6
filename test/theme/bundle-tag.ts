/** A call of our partial that renders the bundle's tag, by its path in our theme or in an adopted theme. */
const call = /\{\{>\s*components\/(?:widgets\/)?common\/widgets-script\b[^}]*\}\}/g;

/** Whether a file is our partial itself, whose comment contains a call as an example. */
export const isTagPartial = (path: string): boolean => /(^|\/)common\/widgets-script\.html$/.test(path);

/** The hosted version that each tag of a template names; `null` for a tag that uses a CDN. */
export const versionsOfTags = (text: string): (string | null)[] =>
  (text.match(call) ?? []).map((tag) => /\swidgets_hosted=(['"])(.*?)\1/.exec(tag)?.[2] || null);

/**
 * Makes each tag of a template load a version from the theme's assets. The values are texts of the template and no theme
 * settings: they must match the files, and a shop may have stored older settings.
 *
 * @param integrity the hash of `loader.js`
 */
export const hostTags = (text: string, version: string, integrity: string): string =>
  withParameter(withParameter(text, 'widgets_integrity', `'${integrity}'`), 'widgets_hosted', `'${version}'`);

/** A parameter with its value, which has at most two levels of brackets. */
const parameter = (name: string) => new RegExp(`\\s+${name}=('[^']*'|"[^"]*"|\\((?:[^()]|\\([^()]*\\))*\\)|[^\\s}]+)`);

/** The value of a parameter of a template's first tag; '' without one. */
export const parameterOf = (text: string, name: string): string =>
  parameter(name).exec(text.match(call)?.[0] ?? '')?.[1] ?? '';

/**
 * Gives each tag of a template a parameter.
 *
 * @param value as Handlebars reads it: a text in quotes, or a call of a helper in brackets; '' takes the parameter away
 */
export const withParameter = (text: string, name: string, value: string): string =>
  text.replace(call, (tag) => {
    const given = value && ` ${name}=${value}`;
    const present = parameter(name);
    return present.test(tag) ? tag.replace(present, () => given) : tag.replace(/\s*\}\}$/, (end) => `${given}${end}`);
  });
