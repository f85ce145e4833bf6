import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../support/programs/free-port';

export interface RunningStencil {
  readonly url: string;
  stop(): void;
}

/**
 * Starts stencil-cli's server in its own process, for the theme and with the shop behind it.
 *
 * @param cli the folder of stencil-cli
 * @param theme the theme's folder
 * @param shop the shop's URL
 * @throws Error with the server's output, when it stops before it is ready
 */
export async function startStencil(cli: string, theme: string, shop: string): Promise<RunningStencil> {
  const port = await freePort();
  const script = join(process.cwd(), 'test', 'tools', 'stencil', 'serve-theme.mjs');
  const child = spawn(process.execPath, [script, cli, theme, shop, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const output: string[] = [];
  child.stderr.on('data', (text) => void output.push(String(text)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output.push(String(text));
      if (String(text).includes('ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`stencil-cli stopped with ${code}: ${output.join('')}`)));
  });
  return { url: `http://localhost:${port}`, stop: () => void child.kill() };
}
