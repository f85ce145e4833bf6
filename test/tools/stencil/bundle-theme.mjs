// Packs a theme as `stencil bundle` does, and runs two checks that the command defines and never runs:
// node bundle-theme.mjs <cli folder> <theme> <folder for the zip>
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';

const megabyte = 1024 * 1024;
const [cli, theme, destination] = process.argv.slice(2);
process.chdir(theme);
const load = async (file) => (await import(pathToFileURL(join(cli, file)).href)).default;

const ThemeConfig = await load('lib/theme-config.js');
const BuildConfigManager = await load('lib/BuildConfigManager.js');
const Bundle = await load('lib/stencil-bundle.js');
const BundleValidator = await load('lib/bundle-validator.js');
const Cycles = await load('lib/Cycles.js');
const assembler = await load('lib/template-assembler.js');

const problems = [];
// The tool throws from callbacks that nothing awaits, and its messages have colours.
const tell = (error) => {
  const words = stripVTControlCharacters(String(error?.message ?? error)).trim();
  // A circle of partials is printed as a whole object graph; the names are enough.
  const circle = [...words.matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  console.error(circle.length > 0 ? `circular partials: ${circle.join(', ')}` : words);
};
process.on('uncaughtException', (error) => {
  tell(error);
  process.exit(1);
});
const attempt = async (name, step) => {
  try {
    return await step();
  } catch (error) {
    problems.push(`${name}: ${error?.message ?? error}`);
    return undefined;
  }
};

const templates = join(theme, 'templates');
const names = readdirSync(templates, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
  .map((entry) => relative(templates, join(entry.parentPath ?? entry.path, entry.name)).replace(/\.html$/, ''));
const assembled = await Promise.all(names.map((name) => promisify(assembler.assembleAndBundle)(templates, name)));

const config = ThemeConfig.getInstance(theme);
const validator = new BundleValidator(theme, config, false);
await attempt('objects', () => promisify(validator.validateObjects.bind(validator))(assembled));
await attempt('cycles', () => new Cycles(assembled).detect());

const build = new BuildConfigManager({ workDir: theme });
await build.initConfig();
const raw = await config.getRawConfig();
const zip = await attempt('bundle', () => new Bundle(theme, config, raw, { dest: destination }, build).initBundle());
if (!zip) problems.push('bundle: no zip was written');
else if (statSync(zip).size > 50 * megabyte) problems.push('bundle: the zip is larger than 50 MB');
else console.log(`bundled ${names.length} templates, ${Math.ceil(statSync(zip).size / 1024)} kB`);

problems.forEach(tell);
process.exit(problems.length === 0 ? 0 : 1);
