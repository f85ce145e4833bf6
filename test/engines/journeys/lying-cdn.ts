import { buildIfStale } from '../../support/build/build-if-stale';
import { type Lie, lies } from '../../support/driver/lying-cdn';
import { add, pause } from '../held-page';
import type { Journey, Visit } from '../journey';
import { readTrouble } from '../watch-page';

/** A file of the bundle, and how a page is with a CDN that lies about it. */
interface LiedAbout {
  readonly file: string;
  /** Sets the shop up. */
  readonly prepare?: (visit: Visit) => void;
  /** Waits until the file has run, or is given up. */
  readonly settled: (visit: Visit) => Promise<unknown>;
  /** Reported if the file was refused; nothing for what no page waits for. */
  readonly report?: RegExp;
}

const product = 'main .productView form[data-widget="add-to-cart"]';

const isSettled = ({ tab }: Visit, status: RegExp) =>
  tab.until(
    'the product has its code, or is given up',
    ([which, wanted]) =>
      new RegExp(wanted!).test(document.querySelector<HTMLElement>(which!)?.dataset.widgetStatus ?? ''),
    [product, status.source],
  );
const mountedOrFailed = (visit: Visit) => isSettled(visit, /mounted|failed/);
const mounted = (visit: Visit) => isSettled(visit, /mounted/);
/** As long as a file is tried for. */
const untilGivenUp = () => pause(4_000);

/** The tag of a channel, put into the page by the Script Manager in place of the theme's own. */
function followChannel({ shop }: Visit): void {
  const { version, files } = buildIfStale();
  const hash = (name: string) => files.find(({ file }) => file === name)?.integrity;
  const cdn = '/assets/cdn/widgets';
  const tag = {
    type: 'module',
    crossOrigin: 'anonymous',
    integrity: hash('channel.js'),
    src: `${cdn}/${version}/channel.js`,
  };
  const { settings, faults } = shop.world;
  // A page that asks for trusted types takes no channel.
  Object.assign(settings, { trustedTypes: false, themeSettings: { widgets_version: '' } });
  settings.headScript += `
    const tag = Object.assign(document.createElement('script'), ${JSON.stringify(tag)});
    Object.assign(tag.dataset, { channel: '${cdn}/channel.json', pageContext: '' });
    tag.nonce = document.currentScript.nonce;
    document.head.append(tag);`;
  const body = JSON.stringify({ version, integrity: hash('loader.js') });
  faults.add({ kind: 'status', path: `${cdn}/channel.json`, status: 200, body });
}

const files: readonly LiedAbout[] = [
  { file: 'runtime', settled: mountedOrFailed, report: /^widgets:error: Loading chunk product failed/ },
  { file: 'product', settled: mountedOrFailed, report: /^widgets:error: Loading chunk product failed/ },
  {
    file: 'api',
    settled: mounted,
    report: /^widgets:error: (adding to the cart|cart quantity) failed: Loading chunk api failed/,
  },
  {
    file: 'vitals',
    prepare: ({ shop }) => {
      shop.world.settings.headScript += `document.documentElement.dataset.widgetVitals = '100';`;
    },
    settled: (visit) => Promise.all([mounted(visit), untilGivenUp()]),
  },
  { file: 'channel', prepare: followChannel, settled: untilGivenUp },
  {
    file: 'loader',
    prepare: followChannel,
    settled: untilGivenUp,
    report: /^widgets:error: (widgets \S+ did not come|Loading chunk product failed)/,
  },
];

/** Buys, by code or by the form, and finds what was not as it must be. */
async function findProblems(visit: Visit, { file, prepare, settled, report }: LiedAbout, lie: Lie): Promise<string[]> {
  const { tab, shop } = visit;
  prepare?.(visit);
  lie.tell(shop, file);
  await tab.open('/claw-hammer/');
  await settled(visit);
  await tab.click(add);
  await tab.until(
    'something is in the cart',
    () => location.pathname === '/cart.php' || document.querySelector('#previewModal[open] .previewCart') !== null,
    null,
  );
  const isNative = await tab.read(() => location.pathname === '/cart.php', null);
  const trouble = await tab.read(readTrouble, null);
  const reports = trouble.filter((sentence) => sentence.startsWith('widgets:error'));
  const isMeant = report !== undefined && (lie.isTotal || isNative);
  const pages = isNative ? 2 : 1;
  return [
    ...trouble.filter((sentence) => sentence.startsWith('page error')),
    ...reports.filter((sentence) => !report?.test(sentence)).map((sentence) => `not meant: ${sentence}`),
    ...(reports.length > 0 === isMeant ? [] : [`${reports.length} reports`]),
    ...reports
      .filter((one) => reports.filter((other) => other === one).length > pages)
      .map((one) => `too often: ${one}`),
    ...(lie.isTotal && file !== 'vitals' && !isNative ? ['the form was not posted'] : []),
  ];
}

/** A shopper for each way and each file: what a browser keeps of one lie is not met with the next. */
export const lyingCdn: readonly Journey[] = lies.flatMap((lie) =>
  files.map((one) => ({
    name: `a CDN that lies ${lie.name}: ${one.file}.js`,
    go: async (visit) => {
      visit.expectTrouble(/./);
      const problems = await findProblems(visit, one, lie);
      if (problems.length > 0) throw new Error(problems.join('; '));
    },
  })),
);
