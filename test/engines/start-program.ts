import { spawn } from 'node:child_process';

/** A program beside this one. */
export interface RunningProgram {
  /** What it said when it was ready. */
  readonly said: string;
  stop(): void;
}

/**
 * Starts a program, and waits until it says something.
 *
 * @param ready what it says when it is ready, of which the first group is kept; absent where it says nothing
 * @throws when it ends before, with its own words
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  ready: RegExp | undefined,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let output = '';
  const said = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += String(text);
      const found = ready?.exec(output);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    if (!ready) resolve('');
    child.once('exit', (status) => reject(new Error(`${program} ended with ${status}: ${output}`)));
  });
  return { said, stop: () => void child.kill() };
}
