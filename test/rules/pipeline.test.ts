import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { enforce } from './enforce';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly strategy?: { readonly matrix?: { readonly node?: readonly number[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (name = 'ci') => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;

describe('the pipeline', () => {
  it('can be read, and runs for pushes and pull requests', () => {
    expect(Object.keys(read().on)).toEqual(['push', 'pull_request']);
  });

  it('runs only .ci/run, and fails with it', () => {
    const [job] = Object.values(read().jobs);
    const runs = job?.steps.flatMap(({ run }) => run ?? []) ?? [];
    enforce('The pipeline runs only .ci/run, which also works on a developer’s machine.', [
      ...(runs.length === 1 && /^\.ci\/run\b/.test(runs[0] ?? '') ? [] : [`it runs ${runs.join(', ') || 'nothing'}`]),
      ...(/\|/.test(runs[0] ?? '') && job?.defaults?.run?.shell !== 'bash'
        ? ['its pipe hides a failure: shell bash']
        : []),
      ...((statSync('.ci/run').mode & 0o111) === 0 ? ['.ci/run is not executable'] : []),
    ]);
  });

  it('tests every Node that package.json allows, from the version in .nvmrc on', () => {
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

describe('the pipeline of a release', () => {
  const { on, permissions, jobs } = read('release');
  const runsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

  it('runs only for the tag of a version', () => {
    expect(on).toEqual({ push: { tags: ['v*.*.*'] } });
  });

  it('makes the release by one command: .ci/release', () => {
    const { make } = jobs;
    expect(runsOf(make as Job)).toEqual([expect.stringMatching(/^\.ci\/release "\$GITHUB_REF_NAME" 2>&1 \| tee /)]);
    expect(make?.defaults?.run?.shell).toBe('bash');
    expect(statSync('.ci/release').mode & 0o111).not.toBe(0);
    const commands = readFileSync('.ci/release', 'utf8').match(/^npm .*/gm);
    expect(commands?.slice(1)).toEqual(
      ['test:all', 'languages', 'release', 'reproduce'].map((name) => `npm run ${name}`),
    );
  });

  it('publishes nothing without a review', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const wrong = Object.entries(jobs).flatMap(([name, job]) => {
      const mayPublish = /publish|secrets\./.test(JSON.stringify(job.steps)) || job.permissions !== undefined;
      return mayPublish && job.environment === undefined
        ? [`${name} has no environment, so it publishes without a review`]
        : [];
    });
    enforce('A job that can publish waits for the reviewers of an environment.', wrong);
  });

  it('publishes the stored package as a trusted publisher, without a token', () => {
    const publishing = Object.values(jobs).filter((job) => runsOf(job).some((run) => /npm publish/.test(run)));
    expect(publishing).toHaveLength(1);
    const [job] = publishing as [Job];
    expect(job.needs).toBe('make');
    expect(job.permissions?.['id-token']).toBe('write');
    // Without "./" npm takes the path for a repository on GitHub.
    expect(runsOf(job)).toEqual([expect.stringMatching(/^npm publish "\.\/dist\/storefront-widgets-/)]);
    expect(JSON.stringify(job)).not.toMatch(/secrets\.|registry-url/);
    expect(job.steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
  });
});
