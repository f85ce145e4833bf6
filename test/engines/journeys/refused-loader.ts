import { expectSame } from '../expect-same';
import type { Journey, Visit } from '../journey';
import { readTrouble } from '../watch-page';

interface Refusal {
  readonly name: string;
  readonly prepare: (visit: Visit) => void;
  /** The reason in the report. A browser that does not report the status of the response says `undefined`. */
  readonly reason: RegExp;
}

const page = '/claw-hammer/';
const loader = '/assets/cdn/widgets/*/loader.js';

const refusals: readonly Refusal[] = [
  {
    name: 'another hash',
    prepare: ({ shop }) => {
      shop.world.settings.themeSettings = { widgets_integrity: `sha256-${'A'.repeat(43)}=` };
    },
    reason: /^(200|undefined)$/,
  },
  {
    name: 'a policy without its host',
    prepare: ({ shop }) => {
      // Inline scripts may run, as on a page with a nonce.
      const headers = { 'content-security-policy': "script-src 'unsafe-inline'" };
      shop.world.faults.add({ kind: 'headers', path: page, headers });
    },
    reason: /^script-src(-elem)?$/,
  },
  {
    name: 'a host that does not respond',
    prepare: ({ shop }) => void shop.world.faults.add({ kind: 'drop', path: loader }),
    reason: /^(0|undefined)$/,
  },
];

/** The tag's own script reports a loader that does not run. */
export const refusedLoader: readonly Journey[] = refusals.map(({ name, prepare, reason }) => ({
  name: `a loader that is refused is reported once (${name})`,
  go: async (visit) => {
    const { tab } = visit;
    visit.expectTrouble(/loader\.js|^policy/);
    prepare(visit);
    await tab.open(page);
    const reports = async () =>
      (await tab.read(readTrouble, null)).filter((sentence) => sentence.startsWith('widgets:error'));
    await tab.until('the page has loaded', () => document.readyState === 'complete', null);
    const [, said = 'no report'] = /loader\.js did not run: (.*)$/.exec((await reports()).join(' | ')) ?? [];
    expectSame(reason.test(said) || said, true, 'the reason in the only report');
  },
}));
