import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The exit status of a command, and its output. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
  /** The standard output only. */
  readonly stdout: string;
}

/** The npm package, installed in an empty folder. */
export interface InstalledPackage {
  /** The folder in which the commands run. */
  readonly folder: string;
  /** Runs the command `storefront-widgets` there. */
  run(...words: string[]): Ended;
  /** Starts the shop on a free port. */
  start(theme: string): Promise<{ readonly url: string; stop(): void }>;
  remove(): void;
}

/**
 * Installs a packed package from its file, and its dependencies from the registry.
 *
 * @returns the reason instead when npm can't install it, for example without a network
 */
export function installPackage(tarball: string): InstalledPackage | { readonly absent: string } {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-installed-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // Without a registry this fails in seconds, not minutes.
  const timeouts = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'];
  const words = ['install', resolve(tarball), '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', [...words, ...timeouts], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return { absent: error?.message ?? stderr.trim().split('\n').slice(0, 3).join(' ') };
  }
  return {
    folder,
    run: (...given) => runThere(folder, given),
    start: (theme) => startThere(folder, theme),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The program that npm has linked. `npx` would inherit the settings of an `npx` that runs this script. */
const program = join('node_modules', '.bin', 'storefront-widgets');

function runThere(folder: string, words: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    // Ignores this machine's browser, which would hide that the package installs none.
    env: { ...process.env, CHROME_PATH: 'npm' },
  });
  return { status, output: `${stdout}\n${stderr}`.trim(), stdout };
}

async function startThere(folder: string, theme: string) {
  const child = spawn(process.execPath, [program, 'start', theme], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((opened, failed) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /The shop is open at (http:\/\/localhost:\d+)\//.exec(said) ?? [];
      if (found) opened(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => failed(new Error(`the shop has ended: ${said}`)));
  });
  return { url, stop: () => void child.kill() };
}
