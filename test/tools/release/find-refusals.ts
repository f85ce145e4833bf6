import type { Change } from './compare-interfaces';
import { compareVersions, isVersion, type Step, stepBetween } from './version';

/** The facts about a version before its release. */
export interface Candidate {
  readonly version: string;
  /** Paths that differ from the commit, or are in no commit. */
  readonly uncommitted: readonly string[];
  /** Released versions, lowest first. */
  readonly released: readonly string[];
  /** Versions with a tag of git, in any order. */
  readonly tagged: readonly string[];
  /** Changes since the last release. */
  readonly changes: readonly Change[];
}

const steps: readonly Step[] = ['patch', 'minor', 'major'];

/** Finds the reasons against a release, as sentences with the advice; empty if there are none. */
export function findRefusals({ version, uncommitted, released, tagged, changes }: Candidate): string[] {
  if (!isVersion(version)) return [`package.json has the version "${version}"; give it three numbers`];
  const last = released.at(-1);
  const missing = missingRelease(version, tagged, released);
  return [
    ...uncommitted.map((path) => `${path} is not committed; a release is made of a commit`),
    ...(missing === undefined
      ? []
      : [`v${missing} is a tag, and dist/${missing} has no release; fetch the last three releases into dist/`]),
    ...(released.includes(version)
      ? [`${version} was released; give package.json and config.json a higher version`]
      : []),
    ...(last === undefined || released.includes(version) ? [] : tooSmallAStep(last, version, changes)),
  ];
}

/** The tagged version right before this one, if it is not among the releases. */
function missingRelease(version: string, tagged: readonly string[], released: readonly string[]): string | undefined {
  const before = tagged.filter((other) => compareVersions(other, version) < 0).sort(compareVersions);
  const last = before.at(-1);
  return last === undefined || released.includes(last) ? undefined : last;
}

function tooSmallAStep(last: string, version: string, changes: readonly Change[]): string[] {
  const taken = stepBetween(last, version);
  if (!taken) return [`${version} is lower than ${last}, which was released`];
  return changes
    .filter(({ step }) => steps.indexOf(step) > steps.indexOf(taken))
    .map(({ step, sentence }) => `${sentence}: that is a ${step} version, and ${version} is a ${taken} one`);
}
