import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { hold } from './hold';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly strategy?: { readonly matrix?: { readonly node?: readonly number[] } };
  readonly steps: readonly Step[];
}

const read = () =>
  parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    readonly on: Readonly<Record<string, unknown>>;
    readonly jobs: Readonly<Record<string, Job>>;
  };

describe('the pipeline', () => {
  it('can be read, and runs for pushes and pull requests', () => {
    expect(Object.keys(read().on)).toEqual(['push', 'pull_request']);
  });

  it('does what .ci/run does, and fails with it', () => {
    const [job] = Object.values(read().jobs);
    const runs = job?.steps.flatMap(({ run }) => run ?? []) ?? [];
    hold('The pipeline has one command, which anybody can run: .ci/run.', [
      ...(runs.length === 1 && /^\.ci\/run\b/.test(runs[0] ?? '') ? [] : [`it runs ${runs.join(', ') || 'nothing'}`]),
      ...(/\|/.test(runs[0] ?? '') && job?.defaults?.run?.shell !== 'bash'
        ? ['its pipe hides a failure: shell bash']
        : []),
      ...((statSync('.ci/run').mode & 0o111) === 0 ? ['.ci/run is not executable'] : []),
    ]);
  });

  it('tries every Node that package.json allows, from that of .nvmrc on', () => {
    const [, job] = Object.values(read().jobs);
    const oldest = Number(readFileSync('.nvmrc', 'utf8'));
    expect(job?.strategy?.matrix?.node).toEqual([oldest, oldest + 2, oldest + 4]);
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toMatch(new RegExp(`^>=${oldest}\\.`));
    const runs = job?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(runs.map((run) => run.replace(/\W+matrix\.node\W+$/, ''))).toEqual(['.ci/node']);
    expect(statSync('.ci/node').mode & 0o111).not.toBe(0);
  });

  it('uses the Node of .nvmrc, and keeps the log when something fails', () => {
    const steps = Object.values(read().jobs).flatMap((job) => job.steps);
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.if).toBe('failure()');
    expect(String(upload?.with?.['path']).split('\n')).toContain('ci.log');
  });
});
