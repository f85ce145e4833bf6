// npm run stencil: runs BigCommerce's own tool with the theme and the local shop.
// With --once it compares pages with the local shop's rendering. Then it packs two themes: ours, and a new theme that has
// the bundle in its assets. Then it stops.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLocalShop } from '../../shop/create-local-shop';
import { comparePages } from './compare-pages';
import { fetchStencilCli } from './fetch-stencil-cli';
import { startStencil } from './start-stencil';

const theme = resolve('theme-templates');
const pages = ['/', '/harbour-desk-lamp/', '/cart.php'];

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};

const fetched = fetchStencilCli(devDependencies['@bigcommerce/stencil-paper'] ?? '');
if ('absent' in fetched) {
  console.log(`stencil: not tried, stencil-cli can't be fetched: ${fetched.absent}`);
} else if (process.argv.includes('--once')) {
  const sameAsOurs = await compare(fetched.folder);
  const packs = pack(fetched.folder, theme) && packNew(fetched.folder);
  console.log(`stencil: ${sameAsOurs && packs ? 'pages agree; our theme and a new theme can be packed' : 'failed'}`);
  process.exitCode = sameAsOurs && packs ? 0 : 1;
} else {
  const shop = createLocalShop();
  const stencil = await startStencil(fetched.folder, theme, await shop.listen(0));
  console.log(`stencil: ${stencil.url} (Ctrl+C stops it)`);
}

async function compare(cli: string): Promise<boolean> {
  const shop = createLocalShop({ settings: { csp: false } });
  const url = await shop.listen(0);
  const stencil = await startStencil(cli, theme, url);
  let same = true;
  try {
    for (const path of pages) {
      const [ours, theirs] = await Promise.all([url, stencil.url].map((origin) => fetchPage(origin + path)));
      const differences = comparePages(ours ?? '', theirs ?? '');
      if (differences.length > 0) same = false;
      console.log(`stencil: ${path} ${differences.length === 0 ? 'is the same' : 'differs'}`);
      for (const difference of differences) console.log(`  ${difference}`);
    }
  } finally {
    stencil.stop();
    await shop.close();
  }
  return same;
}

async function fetchPage(url: string): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-language': 'en' } });
  const html = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${html.slice(0, 500)}`);
  return html;
}

/** `stencil bundle` reports some failures only in its output: any of them counts. */
function pack(cli: string, folder: string): boolean {
  const destination = mkdtempSync(join(tmpdir(), 'storefront-theme-'));
  const script = resolve('test/tools/stencil/bundle-theme.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, cli, folder, destination], {
    encoding: 'utf8',
  });
  rmSync(destination, { recursive: true, force: true });
  const complaints = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => /warning|error|missing|couldn't|failed|circular/i.test(line))
    // The SCSS check reads every style sheet, and these themes have plain CSS only.
    .filter((line) => !line.includes("Couldn't validate scss compilation"));
  if (status === 0 && complaints.length === 0) return true;
  console.log([`stencil: ${folder} doesn't pack (${status})`, ...complaints, stderr.trim()].join('\n  '));
  return false;
}

/** Packs a theme that `npm run new-theme` has written, and that has the bundle in its own assets. */
function packNew(cli: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-new-'));
  const commands = [
    ['new-theme/new-theme.ts', folder],
    ['adopt/adopt.ts', folder, '--hosted', '--write'],
  ];
  const failed = commands
    .map(([program = '', ...words]) =>
      spawnSync(process.execPath, ['--import', 'tsx', join('test', 'tools', program), ...words], { encoding: 'utf8' }),
    )
    .find(({ status }) => status !== 0);
  if (failed) console.log(`stencil: no new theme to pack: ${failed.stderr.trim()}`);
  const packs = failed === undefined && pack(cli, folder);
  rmSync(folder, { recursive: true, force: true });
  return packs;
}
