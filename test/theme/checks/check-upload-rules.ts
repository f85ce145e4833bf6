import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn, diagnosticWith } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import type { TemplateNode } from '../template-engine';
import { calledName, literalText, walkTemplate } from '../walk-template';
import { jsonPlaces, placeIn } from './json-places';

const megabyte = 1024 * 1024;

/**
 * Finds faults that the command line accepts, but for which the platform refuses the uploaded theme or fails.
 * https://developer.bigcommerce.com/docs/storefront/stencil/deployment/upload-errors
 */
export function checkUploadRules(theme: Theme): Diagnostic[] {
  return [...requiredFiles(theme), ...strangeFiles(theme), ...settings(theme), ...assets(theme)];
}

function requiredFiles({ source }: Theme): Diagnostic[] {
  const files = [
    ['templates/pages/home.html', 'a theme must have a home page (TR-600)'],
    ['schema.json', 'a theme must have a schema.json (TR-1001)'],
  ] as const;
  const missing = files
    .filter(([path]) => !source.paths.has(path))
    .map(([path, sentence]) => diagnosticWith('required-file', path, sentence));
  const builds = ['cjs', 'mjs', 'js'].some((kind) => source.paths.has(`stencil.conf.${kind}`));
  if (builds) return missing;
  const sentence = 'missing: without it the command line fetches another theme’s';
  return [...missing, diagnosticWith('required-file', 'stencil.conf.cjs', sentence)];
}

function strangeFiles({ source }: Theme): Diagnostic[] {
  const files = [...source.paths].filter((path) => path.startsWith('templates/'));
  return files.flatMap((path) => {
    if (!path.endsWith('.html'))
      return [diagnosticWith('strange-file', path, 'only .html belongs in templates/ (TR-601)')];
    return source.size(path) < megabyte
      ? []
      : [diagnosticWith('large-template', path, 'a template must stay under 1 MB (TR-500)')];
  });
}

function settings({ config, source }: Theme): Diagnostic[] {
  const variations = Array.isArray(config.variations) ? (config.variations as Record<string, unknown>[]) : [];
  const problems =
    variations.length > 0 ? [] : [diagnosticWith('no-variation', 'config.json', 'a theme must have a variation')];
  const groups: [string, unknown][] = [
    ['settings', config.settings],
    ...variations.map(({ settings }, index): [string, unknown] => [`variations.${index}.settings`, settings]),
  ];
  for (const [group, given] of groups) {
    for (const [name, value] of Object.entries(given ?? {})) {
      if (typeof value !== 'string' || value.length <= 64) continue;
      const text = source.text('config.json');
      const sentence = `the text of the setting "${name}" is longer than 64 characters (TR-4400)`;
      const at = jsonPlaces(text).keys.get(`${group}.${name}`) ?? 0;
      problems.push({ rule: 'long-setting', path: 'config.json', ...placeIn(text, at), sentence });
    }
  }
  const ids = variations.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index);
  if (twice >= 0) {
    const text = source.text('config.json');
    const at = jsonPlaces(text).keys.get(`variations.${twice}.id`) ?? 0;
    const sentence = `two variations have the id "${String(ids[twice])}"`;
    problems.push({ rule: 'second-variation', path: 'config.json', ...placeIn(text, at), sentence });
  }
  return problems;
}

function assets({ source, templates }: Theme): Diagnostic[] {
  const folders = new Set([...source.paths].map((path) => path.replace(/[^/]*$/, '')));
  return [...templates.values()].flatMap((template) =>
    assetsOf(template)
      .filter(({ asset }) => !source.paths.has(asset) && !isMade({ source }, folders, asset))
      .map(({ node, asset }) => diagnosticIn('missing-file', template.path, node, `there is no file "${asset}"`)),
  );
}

const assetsOf = oncePer(({ tree }: Template) => {
  const found: { node: TemplateNode; asset: string }[] = [];
  walkTemplate(tree, (node) => {
    if (!['cdn', 'stylesheet'].includes(calledName(node) ?? '')) return;
    const asset = literalText(node.params?.[0])?.replace(/^\/|[?#].*$/g, '');
    if (asset?.startsWith('assets/')) found.push({ node, asset });
  });
  return found;
});

const builders = /^(?:webpack|rollup|vite|gulpfile|gruntfile|esbuild|parcel|postcss|tailwind)[\w.-]*$/i;

/**
 * Whether an asset is generated later. The platform compiles `assets/scss/theme.scss` to `assets/css/theme.css`. A
 * build writes into its own folder, which exists only after a run.
 */
function isMade({ source }: Pick<Theme, 'source'>, folders: ReadonlySet<string>, asset: string): boolean {
  const sheet = asset.replace(/^assets\/css\//, 'assets/scss/').replace(/\.css$/, '.scss');
  if (sheet !== asset && source.paths.has(sheet)) return true;
  const isOfTheme = [...source.paths].some((path) => path.startsWith('assets/styles/'));
  if (isOfTheme && asset.endsWith('.css')) return source.paths.has(asset.replace('assets/dist/', 'assets/styles/'));
  if (!/^assets\/(?:dist|build|bundle|bundles|compiled|js\/dist|css\/dist)\//.test(asset)) return false;
  const isBuilt = [...source.paths].some((path) => builders.test(path));
  return isBuilt || !folders.has(asset.replace(/[^/]*$/, ''));
}
