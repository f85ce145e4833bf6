import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const name = '@adguard/dnr-rulesets';
const version = '3.3.20260320140136';
/** The hash that the registry gives for this version. */
const integrity = 'sha512-n0DqlWWlDYs4P6UdG1H5HQR/nVCMMxq6B6JMj6gvcP4uMvjmLKQw6rPg07vy5+Mn0ty9Q/3OYQldiHsqNSPzuQ==';

/** The generic rules of the lists: those that apply to every site. */
export interface BlockLists {
  /** Selectors of elements that a content blocker hides. */
  readonly hiding: readonly string[];
  /** Rules for URLs, in the language of content blockers. */
  readonly network: readonly string[];
}

/**
 * The lists of AdGuard (with EasyList, and lists for cookie notices, social links, annoyances and many countries), from the cache or
 * from the registry. They are not a dependency: with its own dependencies the package has 160 MB, and the generic rules have 5 MB.
 *
 * @throws Error if the registry does not answer, or the package is not the one with the hash
 */
export function fetchBlockLists(): BlockLists {
  const home = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'storefront-widgets');
  const file = join(home, `block-lists-${version}.json`);
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true });
    const draft = mkdtempSync(`${file}-`);
    try {
      writeFileSync(join(draft, 'lists.json'), JSON.stringify(genericRules(unpack(draft))));
      // Another worker may do the same at this moment. The rename gives each a complete file.
      renameSync(join(draft, 'lists.json'), file);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as BlockLists;
}

/** Downloads the package into a folder, and returns the folder of its lists. */
function unpack(folder: string): string {
  // Without a registry this fails in seconds, not minutes.
  const timeouts = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  run('npm', ['pack', `${name}@${version}`, '--silent', ...timeouts], folder);
  const archive = readdirSync(folder).find((one) => one.endsWith('.tgz')) ?? '';
  const hash = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64')}`;
  if (hash !== integrity) throw new Error(`${name}@${version} has the hash ${hash}, not ${integrity}`);
  run('tar', ['-xzf', archive], folder);
  return join(folder, 'package/dist/filters/declarative');
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

function genericRules(folder: string): BlockLists {
  const [hiding, network] = [new Set<string>(), new Set<string>()];
  for (const list of readdirSync(folder)) {
    const rules = JSON.parse(readFileSync(join(folder, list, `${list}.json`), 'utf8')) as unknown[];
    const { metadata } = rules[0] as { metadata?: { rawFilterList?: string } };
    for (const line of metadata?.rawFilterList?.split(/\r?\n/) ?? []) {
      if (line.startsWith('##')) hiding.add(line.slice(2));
      // A rule for the URLs of one host (`||example.com^`) is for its host only; the platform's hosts are ours.
      else if (/^[^!#[|]+$|^\|\|[^#]*bigcommerce/.test(line)) network.add(line);
    }
  }
  return { hiding: [...hiding], network: [...network] };
}
