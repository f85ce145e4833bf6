import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { compileScss, type Settings } from './compile-scss';

/**
 * Sends a style sheet of `assets/css` that the theme has only as SCSS. It is compiled again when a file of
 * `assets/scss` or a setting has changed. When the sheet can't be compiled, the page shows file, line and what to do; the
 * terminal prints the same sentence once.
 *
 * @param theme the theme's folder
 * @param readSettings returns the theme's settings
 */
export function scssRoute(theme: string, readSettings: () => Settings): RequestHandler {
  const known = new Map<string, { state: string; css: string }>();
  let reported = '';
  return (request, response, next) => {
    const name = /^\/([\w-]+)\.css$/.exec(request.path)?.[1];
    const isThere = name === undefined || existsSync(join(theme, 'assets/css', `${name}.css`));
    if (isThere || !existsSync(join(theme, 'assets/scss', `${name}.scss`))) return next();
    const settings = readSettings();
    const state = `${newest(join(theme, 'assets/scss'))} ${JSON.stringify(settings)}`;
    try {
      const cached = known.get(name);
      const css = cached?.state === state ? cached.css : compileScss(theme, name, settings);
      known.set(name, { state, css });
      response.set('cache-control', 'no-cache').type('css').send(css);
    } catch (error) {
      const sentence = `assets/scss/${name}.scss: ${reason(error, theme)}`;
      if (reported !== sentence) process.stderr.write(`${sentence}\n`);
      reported = sentence;
      response.set('cache-control', 'no-cache').type('css').send(shownOnPage(sentence));
    }
  };
}

/** The compiler's message. A theme's style sheets often import from packages that a fresh clone lacks. */
function reason(error: unknown, theme: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const isMissing = message.startsWith("Can't find stylesheet");
  const isOfPackage = message.includes('node_modules') || !existsSync(join(theme, 'node_modules'));
  // In a copy of a theme (`theme-copy.ts`), `assets/scss` is a symbolic link into the theme itself.
  const home = dirname(dirname(realpathSync(join(theme, 'assets/scss'))));
  return isMissing && isOfPackage ? `${message}\nInstall the theme's packages: run npm ci in ${home}` : message;
}

/** A style sheet that shows a sentence above the page. */
function shownOnPage(sentence: string): string {
  const text = JSON.stringify(sentence).replaceAll('\\n', '\\a ');
  return `html::before { content: ${text}; display: block; padding: 1em; background: #b00; color: #fff; white-space: pre-wrap; font: 14px/1.4 monospace }`;
}

/** The modification time of a folder's newest file. */
const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
