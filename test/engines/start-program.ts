import { spawn } from 'node:child_process';

/** A child process. */
export interface RunningProgram {
  /** The value in its ready message: the pattern's first group. */
  readonly readyValue: string;
  stop(): void;
}

/**
 * Starts a program, and waits until it is ready.
 *
 * @param ready pattern of its ready message, whose first group is returned; absent for a program without a message
 * @throws Error with the program's output, when it ends before
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  ready: RegExp | undefined,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let output = '';
  const readyValue = await new Promise<string>((resolve, reject) => {
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
  return { readyValue, stop: () => void child.kill('SIGKILL') };
}
