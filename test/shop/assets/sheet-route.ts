import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { RequestHandler } from 'express';
import { isPackaged } from '../../theme/folders';

/** What our theme's `stencil.conf.cjs` exports beside the functions that BigCommerce's tool calls. */
interface ThemeBuild {
  readonly styleSheet?: (path: string) => string;
}

type Minifier = Pick<typeof import('esbuild'), 'transformSync'>;

/** The build's minifier. The npm package does not have it, and sends the sheets as they are. */
const minifier = isPackaged ? undefined : (createRequire(import.meta.url)('esbuild') as Minifier);

const known = new Map<string, string>();

/** Minifies each text once: it takes some 50 ms. */
function minified(css: string): string {
  const code = known.get(css) ?? minifier?.transformSync(css, { loader: 'css', minify: true }).code ?? css;
  known.set(css, code);
  return code;
}

/**
 * Sends a style sheet of `assets/dist` that the theme's own build makes of `assets/styles`. It is made anew for each request,
 * so that a saved source shows at once. It is minified as the bundle is; the theme's own build only puts the files together.
 *
 * @param theme the theme's folder
 * @param age how long browsers keep it, in seconds
 */
export function sheetRoute(theme: string, age: number): RequestHandler {
  const config = resolve(theme, 'stencil.conf.cjs');
  const isBuilt = existsSync(join(theme, 'assets/styles')) && existsSync(config);
  const { styleSheet } = isBuilt ? (createRequire(config)(config) as ThemeBuild) : {};
  return ({ path }, response, next) => {
    const name = /^\/([\w-]+\.css)$/.exec(path)?.[1];
    if (!styleSheet || name === undefined || !existsSync(join(theme, 'assets/styles', name))) return next();
    response
      .set('cache-control', `public, max-age=${age}`)
      .type('css')
      .send(minified(styleSheet(`styles/${name}`)));
  };
}
