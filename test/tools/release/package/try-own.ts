import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InstalledPackage } from './installed-package';

/**
 * Uses the installed package for a widget of a theme's own: writes one, includes it, builds it, checks it, and compiles it
 * with the package's types.
 *
 * @param theme a folder in that of the package, with a theme that renders the tag
 * @param expect called with each step, whether it went well, and the output
 */
export function tryOwn(
  installed: InstalledPackage,
  theme: string,
  expect: (step: string, isRight: boolean, output: string) => void,
): void {
  const laid = installed.run('new', 'acme/acme-countdown', '--theme', theme);
  expect("new writes a widget of the theme's own", laid.status === 0, laid.output);
  const layout = join(installed.folder, theme, 'templates/layout/base.html');
  const partial =
    "{{> components/widgets/acme-countdown acme_countdown_label=(lang 'common.next') acme_countdown_content=head.title}}";
  writeFileSync(layout, readFileSync(layout, 'utf8').replace('</body>', `${partial}\n</body>`));

  const stale = installed.run('own', theme, '--help');
  expect('own explains its arguments', /Usage: npx storefront-widgets own/.test(stale.output), stale.output);
  const built = installed.run('own', theme);
  const isBuilt = built.status === 0 && /acme\.\w+\.js: \d+ bytes .* with acme-countdown/.test(built.output);
  expect('own builds it', isBuilt, built.output);
  const checked = installed.run('check', theme);
  expect('check finds no errors in it', /no errors/.test(checked.output), checked.output);
  const compiler = resolve('node_modules', '@typescript', 'native', 'bin', 'tsc');
  const project = join(installed.folder, theme, 'widgets');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  expect("it compiles with the package's types", status === 0, stdout);
}
