import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with the sources of the widgets. */
export interface Project {
  readonly root: string;
  /** Runs the project's build. Returns whether a build exists. */
  build(): Promise<boolean>;
}

const log = (text: string) => void process.stderr.write(`${text}\n`);

/** Makes the build of a project. The build prints its problems to this terminal, and says when they are mended. */
export function openProject(root: string): Project {
  const file = join(root, 'build.mjs');
  let hadProblems = false;
  return {
    root,
    build: async () => {
      if (!existsSync(file)) {
        log('There is no build.mjs: pages are shown without widgets.');
        return false;
      }
      const child = spawn(process.execPath, [file], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
      const hasProblems = (await new Promise<number | null>((resolve) => child.on('close', resolve))) !== 0;
      if (hasProblems) log('The build has problems: see above. Pages have the new code, unless it could not be built.');
      else if (hadProblems) log('The build has no problems any more.');
      hadProblems = hasProblems;
      return existsSync(join(root, 'dist'));
    },
  };
}
