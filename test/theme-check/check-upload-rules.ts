import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';
import { themeFiles, type Theme } from './read-theme';
import { calledName, lineOf, literalText, walkTemplate } from './walk-template';

const megabyte = 1024 * 1024;

/**
 * What the platform refuses or breaks on after an upload that the command line lets through.
 * https://developer.bigcommerce.com/docs/storefront/stencil/deployment/upload-errors
 */
export function checkUploadRules(theme: Theme): Problem[] {
  return [...requiredFiles(theme), ...strangeFiles(theme), ...settings(theme), ...scripts(theme), ...assets(theme)];
}

const about = (path: string, sentence: string): Problem => ({ path, line: 0, sentence });

function requiredFiles({ folder }: Theme): Problem[] {
  const files = [
    ['templates/pages/home.html', 'a theme must have a home page (TR-600)'],
    ['schema.json', 'a theme must have a schema.json (TR-1001)'],
  ] as const;
  const missing = files
    .filter(([path]) => !existsSync(join(folder, path)))
    .map(([path, sentence]) => about(path, sentence));
  const builds = ['cjs', 'mjs', 'js'].some((kind) => existsSync(join(folder, `stencil.conf.${kind}`)));
  if (builds) return missing;
  return [...missing, about('stencil.conf.cjs', 'missing: without it the command line fetches another theme’s')];
}

function strangeFiles({ folder }: Theme): Problem[] {
  return themeFiles(folder, 'templates').flatMap((path) => {
    if (!path.endsWith('.html')) return [about(path, 'only .html belongs in templates/ (TR-601)')];
    return statSync(join(folder, path)).size < megabyte
      ? []
      : [about(path, 'a template must stay under 1 MB (TR-500)')];
  });
}

function settings({ config }: Theme): Problem[] {
  const variations = Array.isArray(config.variations) ? (config.variations as Record<string, unknown>[]) : [];
  const problems = variations.length > 0 ? [] : [about('config.json', 'a theme must have a variation')];
  const all = [config.settings, ...variations.map((variation) => variation.settings)];
  for (const [name, value] of all.flatMap((given) => Object.entries(given ?? {}))) {
    if (typeof value !== 'string' || value.length <= 64) continue;
    problems.push(about('config.json', `the text of the setting "${name}" is longer than 64 characters (TR-4400)`));
  }
  return problems;
}

/** Apps and the platform itself reach the page through these two. */
function scripts({ templates }: Theme): Problem[] {
  const printed = new Set<string>();
  for (const { tree } of templates.values()) walkTemplate(tree, (node) => void printed.add(calledName(node) ?? ''));
  return ['head.scripts', 'footer.scripts']
    .filter((name) => !printed.has(name))
    .map((name) => about('templates', `no template prints {{{${name}}}}: apps and the platform can't add scripts`));
}

function assets({ folder, templates }: Theme): Problem[] {
  const problems: Problem[] = [];
  for (const { path, tree } of templates.values()) {
    walkTemplate(tree, (node) => {
      if (!['cdn', 'stylesheet'].includes(calledName(node) ?? '')) return;
      const asset = literalText(node.params?.[0])?.replace(/^\//, '');
      if (!asset?.startsWith('assets/') || existsSync(join(folder, asset)) || isCompiled(folder, asset)) return;
      problems.push({ path, line: lineOf(node), sentence: `there is no file "${asset}"` });
    });
  }
  return problems;
}

/** `assets/css/theme.css` is made by the platform from `assets/scss/theme.scss`. */
function isCompiled(folder: string, asset: string): boolean {
  const source = asset.replace(/^assets\/css\//, 'assets/scss/').replace(/\.css$/, '.scss');
  return source !== asset && existsSync(join(folder, source)) && readFileSync(join(folder, source)).length > 0;
}
