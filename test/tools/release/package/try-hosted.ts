import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './installed-package';

/**
 * Uses the installed package for a theme that has the bundle in its own assets: puts it in, exchanges an older version, and
 * takes the exchange back.
 *
 * @param theme a folder in that of the package, with a theme that prints the tag
 * @param expect called with each step, whether it went well, and the output
 */
export function tryHosted(
  installed: InstalledPackage,
  theme: string,
  expect: (step: string, isRight: boolean, output: string) => void,
): void {
  const assets = join(installed.folder, theme, 'assets', 'widgets');
  const versions = () => readdirSync(assets).filter((name) => /^\d/.test(name));
  const adopted = installed.run('adopt', theme, '--hosted', '--write');
  const [version = ''] = versions();
  const isHosted = adopted.status === 0 && readdirSync(join(assets, version)).includes('loader.js');
  expect('adopt --hosted puts the bundle into the theme', isHosted, adopted.output);
  const checked = installed.run('check', theme);
  expect('check finds no errors in it', /no errors/.test(checked.output), checked.output);
  const again = installed.run('update', theme);
  const isRefused = again.status === 1 && again.output.includes(`hosts ${version} already`);
  expect('update refuses the version that is there', isRefused, again.output);

  const older = '0.0.1';
  renameSync(join(assets, version), join(assets, older));
  const rename = (path: string) =>
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(`"${version}"`, `"${older}"`).replaceAll(`'${version}'`, `'${older}'`),
    );
  rename(join(assets, older, 'manifest.json'));
  for (const layout of ['base', 'amp-iframe'])
    rename(join(installed.folder, theme, 'templates', 'layout', `${layout}.html`));
  const updated = installed.run('update', theme);
  const isExchanged = updated.status === 0 && versions().join() === version;
  expect('update exchanges an older version', isExchanged, updated.output);
  const back = installed.run('update', theme, '--undo');
  expect('update --undo takes that back', back.status === 0 && versions().join() === older, back.output);
}
