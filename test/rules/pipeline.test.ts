import { readdirSync, readFileSync, statSync } from 'node:fs';
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
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run?: { readonly shell?: string } };
  readonly strategy?: { readonly matrix?: { readonly node?: readonly number[] } };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const read = (name = 'ci') => parse(readFileSync(`${folder}/${name}.yml`, 'utf8')) as Workflow;

/** The rights that a workflow's jobs may have beyond reading, each with the file that needs it. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  'codeql.yml': ['security-events'],
  'pages.yml': ['id-token', 'pages'],
  'release.yml': ['attestations', 'contents', 'id-token'],
  'scorecard.yml': ['security-events'],
};

/** A workflow of the repository, or one that a document gives to authors. */
interface Source {
  readonly name: string;
  readonly text: string;
}

const guides = ['theme-templates/README.md', 'theme-templates/OPERATING.md'];
const workflows: readonly Source[] = [
  ...readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  ...guides.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/^```yaml\n(name: .*?)^```/gms)].map(([, text = '']) => ({ name, text })),
  ),
];

/** What a workflow does that a stranger could use, or that GitHub will refuse one day. */
function findRisks({ name, text }: Source): string[] {
  const { permissions, jobs } = parse(text) as Workflow;
  const lines = text.split('\n');
  const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions)].flatMap((rights) =>
    Object.entries(rights ?? {}).filter(([, right]) => right === 'write'),
  );
  return [
    ...lines
      .filter((line) => /\buses:/.test(line) && !/uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))
      .map((line) => `not pinned to a commit with its tag: ${line.trim()}`),
    ...lines
      .filter((line) => /secrets\.|_TOKEN: (?!\$\{\{ github\.token \}\})/.test(line))
      .map((line) => `a token: ${line.trim()}`),
    ...lines.filter((line) => /registry/.test(line)).map((line) => `a registry: ${line.trim()}`),
    ...(permissions === undefined || Object.values(permissions).some((right) => right !== 'read')
      ? ['permissions at the top are not read-only']
      : []),
    ...granted
      .filter(([right]) => !mayWrite[name]?.includes(right))
      .map(([right]) => `${right}: write is not listed in pipeline.test.ts`),
    ...Object.entries(jobs).flatMap(([job, { steps, 'timeout-minutes': minutes }]) => [
      ...(minutes === undefined ? [`${job} has no timeout`] : []),
      ...steps
        .filter((step) => /actions\/checkout@/.test(step.uses ?? '') && step.with?.['persist-credentials'] !== false)
        .map(() => `${job} leaves the token of its checkout on disk`),
      // An expression in a script is text that GitHub inserts before the shell reads it.
      ...steps
        .filter(({ run = '' }) => /\$\{\{ (?!matrix\.)/.test(run))
        .map(({ run }) => `${job} inserts text into a script: ${run}`),
    ]),
  ].map((risk) => `${name}: ${risk}`);
}

describe('every workflow', () => {
  it('pins its actions, has no token and no registry, and only the rights that it needs', () => {
    expect(workflows.map(({ name }) => name)).toEqual(expect.arrayContaining(['ci.yml', 'release.yml', ...guides]));
    enforce(
      'A workflow trusts only commits that it names, and gets only the rights that it needs.',
      workflows.flatMap(findRisks),
    );
  });

  it('gets the same action from the same commit', () => {
    const pins = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (\S+)@(\S+ # \S+)/g)]);
    const actionOf = (path: string) => path.split('/').slice(0, 2).join('/');
    const versions = new Set(pins.map(([, path = '', commit]) => `${actionOf(path)} ${commit}`));
    const actions = [...versions].map((version) => version.split(' ')[0]);
    enforce(
      'All workflows use the same version of an action.',
      [...versions].filter((_, at) => actions.indexOf(actions[at]) !== actions.lastIndexOf(actions[at])),
    );
  });

  it('gets updates of its actions, and of packages, only after a week', () => {
    const { minimumReleaseAge, extends: presets } = JSON.parse(readFileSync('.github/renovate.json', 'utf8')) as {
      minimumReleaseAge: string;
      extends: string[];
    };
    expect(minimumReleaseAge).toBe('7 days');
    expect(presets).toContain('helpers:pinGitHubActionDigestsToSemver');
  });
});

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
const oldestNode = Number.parseInt(engines.node.slice(2), 10);

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

  it('tests every even Node from that of package.json to that of .nvmrc', () => {
    const [, job] = Object.values(read().jobs);
    const newest = Number(readFileSync('.nvmrc', 'utf8'));
    const tested = Array.from({ length: (newest - oldestNode) / 2 + 1 }, (_, at) => oldestNode + 2 * at);
    expect(job?.strategy?.matrix?.node).toEqual(tested);
    const runs = job?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(runs.map((run) => run.replace(/\W+matrix\.node\W+$/, ''))).toEqual(['.ci/node']);
    expect(statSync('.ci/node').mode & 0o111).not.toBe(0);
  });

  it('names the oldest Node as package.json does', () => {
    const named: Readonly<Record<string, RegExp>> = {
      'README.md': /Node (\d+\.\d+)/,
      'test/tools/release/package/front-page.md': /Node (\d+\.\d+)/,
      'theme-templates/OPERATING.md': /Node (\d+\.\d+)/,
      'test/tools/check/check.mjs': /target: 'node(\d+)'/,
      'test/tools/release/package/package-programs.ts': /target: 'node(\d+)'/,
      'test/support/jest/transform.cjs': /target: 'node(\d+)'/,
      'package.json': /"@types\/node": "(\d+)/,
    };
    enforce(
      `The oldest Node is that of engines in package.json: ${engines.node}.`,
      Object.entries(named)
        .map(([path, pattern]) => ({ path, version: pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 'none' }))
        .filter(({ version }) => !`${engines.node.slice(2)}.`.startsWith(`${version}.`))
        .map(({ path, version }) => `${path} names ${version}`),
    );
  });

  it('uses the Node of .nvmrc, and keeps the log when something fails', () => {
    const steps = Object.values(read().jobs).flatMap((job) => job.steps);
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    // So does a codespace.
    const { features } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8')) as {
      features: Record<string, { version: string }>;
    };
    expect(Object.values(features)).toEqual([{ version: readFileSync('.nvmrc', 'utf8').trim() }]);
    expect(upload?.if).toBe('failure()');
    expect(String(upload?.with?.['path']).split('\n')).toContain('ci.log');
  });
});

describe('the pipeline of a release', () => {
  const { on, jobs } = read('release');
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
    // From Node 24 on, npm can publish so: 11.5.1 is its first version that can.
    const node = job.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(Number(node?.with?.['node-version'])).toBeGreaterThanOrEqual(24);
    expect(job.steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
  });

  it('attests every file of the release and its bill of materials, and shows the changelog', () => {
    const { release } = jobs;
    const attests = release?.steps.filter(({ uses }) => uses?.startsWith('actions/attest@')) ?? [];
    expect(attests.map((step) => step.with?.['subject-checksums'])).toEqual(['dist/SHA256SUMS', 'dist/SHA256SUMS']);
    expect(attests.some((step) => step.with?.['sbom-path'] !== undefined)).toBe(true);
    const [creates] = runsOf(release as Job).filter((run) => run.startsWith('gh release create'));
    const made = readFileSync('.ci/release', 'utf8').replace(/^#.*/gm, '');
    const files = ['dist/notes.md', 'dist/SHA256SUMS', '-cdn.tar.gz'];
    enforce('The release on GitHub has the files that .ci/release makes.', [
      ...files.filter((file) => !creates?.includes(file)).map((file) => `the workflow does not use ${file}`),
      ...['notes.md', 'SHA256SUMS', '-cdn.tar.gz']
        .filter((end) => !made.includes(end))
        .map((end) => `.ci/release makes no ${end}`),
    ]);
  });
});
