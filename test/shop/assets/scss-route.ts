import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { makeTheme } from '../render/theme';
import { compileScss } from './compile-scss';

/**
 * Sends a style sheet of `assets/css` that the theme has only as SCSS. It is compiled again when a file of
 * `assets/scss` or a setting has changed. When the sheet can't be compiled, the response names file and line; the
 * terminal prints the same error once.
 *
 * @param theme the theme's folder
 */
export function scssRoute(theme: string): RequestHandler {
  const known = new Map<string, { time: number; css: string }>();
  const { settings } = makeTheme(theme);
  let told = '';
  return (request, response, next) => {
    const name = /^\/([\w-]+)\.css$/.exec(request.path)?.[1];
    const isThere = name === undefined || existsSync(join(theme, 'assets/css', `${name}.css`));
    if (isThere || !existsSync(join(theme, 'assets/scss', `${name}.scss`))) return next();
    const time = Math.max(newest(join(theme, 'assets/scss')), statSync(join(theme, 'config.json')).mtimeMs);
    try {
      const cached = known.get(name);
      const css = cached?.time === time ? cached.css : compileScss(theme, name, settings());
      known.set(name, { time, css });
      response.set('cache-control', 'no-cache').type('css').send(css);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      if (told !== sentence) process.stderr.write(`assets/scss/${name}.scss: ${sentence}\n`);
      told = sentence;
      response.status(500).type('text').send(sentence);
    }
  };
}

/** The modification time of a folder's newest file. */
const newest = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
