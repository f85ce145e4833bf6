import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const version = '10.0.0';

/** The folder that stores the tool between runs, outside of the repository. */
const cacheFolder = (): string => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'storefront-widgets');

/**
 * stencil-cli depends on a version of stencil-paper that the registry does not have. This project's version works too.
 */
const manifest = (paper: string) => ({
  private: true,
  dependencies: { '@bigcommerce/stencil-cli': version, '@bigcommerce/stencil-paper': paper },
  overrides: { '@bigcommerce/stencil-paper': '$@bigcommerce/stencil-paper' },
});

/**
 * BigCommerce's command-line tool, from the cache or from the registry. Install scripts are off: the native part
 * compiles for minutes, and only themes with SCSS need it.
 *
 * @param paper the version of stencil-paper that this project renders with
 * @returns the folder of the package, or the reason why it is not available
 */
export function fetchStencilCli(paper: string): { folder: string } | { absent: string } {
  const home = join(cacheFolder(), `stencil-cli-${version}-paper-${paper}`);
  const folder = join(home, 'node_modules', '@bigcommerce', 'stencil-cli');
  if (existsSync(folder)) return { folder };

  mkdirSync(cacheFolder(), { recursive: true });
  const draft = mkdtempSync(`${home}-`);
  writeFileSync(join(draft, 'package.json'), JSON.stringify(manifest(paper), null, 2));
  console.log(`stencil: fetching @bigcommerce/stencil-cli ${version}, once`);
  // Without a registry this fails in seconds, not minutes.
  const timeouts = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...timeouts];
  const { status, stderr, error } = spawnSync('npm', args, { cwd: draft, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    return { absent: error?.message ?? stderr.trim().split('\n').slice(0, 3).join(' ') };
  }
  renameSync(draft, home);
  return { folder };
}
