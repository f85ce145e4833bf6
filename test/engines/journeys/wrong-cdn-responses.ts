import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '../../support/build/build-if-stale';
import { type WrongResponse, wrongAtOnce, wrongLater } from '../../support/driver/wrong-cdn-responses';
import { add } from '../held-page';
import type { Journey, Visit } from '../journey';
import { readTrouble } from '../watch-page';

/** A file of the bundle, and the expected state of a page that gets a wrong one. */
interface WrongFile {
  readonly file: string;
  /** Sets the shop up. */
  readonly prepare?: (visit: Visit) => void;
  /** Waits until the file has run, or the page has stopped trying. */
  readonly settled: (visit: Visit) => Promise<unknown>;
  /** The report if the file was refused; absent for the channel, because no code of ours runs then. */
  readonly report?: RegExp;
}

const product = 'main .productView form[data-widget="add-to-cart"]';

const isSettled = ({ tab }: Visit, status: RegExp) =>
  tab.until(
    'the product form is mounted, or has failed',
    ([which, wanted]) =>
      new RegExp(wanted!).test(document.querySelector<HTMLElement>(which!)?.dataset.widgetStatus ?? ''),
    [product, status.source],
  );
const mountedOrFailed = (visit: Visit) => isSettled(visit, /mounted|failed/);
const mounted = (visit: Visit) => isSettled(visit, /mounted/);
/** Waits until the page has tried a file for the last time. */
const untilTimedOut = () => pause(4_000);

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
  // The script below sets a URL as a string.
  Object.assign(settings, { trustedTypes: false, themeSettings: { widgets_version: '' } });
  settings.headScript += `
    const tag = Object.assign(document.createElement('script'), ${JSON.stringify(tag)});
    Object.assign(tag.dataset, { channel: '${cdn}/channel.json', pageContext: '' });
    tag.nonce = document.currentScript.nonce;
    document.head.append(tag);`;
  const body = JSON.stringify({ version, integrity: hash('loader.js') });
  faults.add({ kind: 'status', path: `${cdn}/channel.json`, status: 200, body });
}

/** The files that the loader fetches and then runs: two requests. */
const chunks: readonly WrongFile[] = [
  { file: 'runtime', settled: mountedOrFailed, report: /^widgets:error: Loading chunk product failed/ },
  { file: 'product', settled: mountedOrFailed, report: /^widgets:error: Loading chunk product failed/ },
  {
    file: 'api',
    settled: mounted,
    report: /^widgets:error: (adding to the cart|cart quantity) failed: Loading chunk api failed/,
  },
];
/** The files that a tag requests, once for each page. */
const ofTags: readonly WrongFile[] = [
  { file: 'channel', prepare: followChannel, settled: untilTimedOut },
  {
    file: 'loader',
    prepare: followChannel,
    settled: untilTimedOut,
    report: /^widgets:error: (widgets \S+ did not come|Loading chunk product failed)/,
  },
];

/** Buys, by the widget or by the form, and returns the problems. */
async function findProblems(
  visit: Visit,
  { file, prepare, settled, report }: WrongFile,
  response: WrongResponse,
): Promise<string[]> {
  const { tab, shop } = visit;
  prepare?.(visit);
  response.serve(shop, file);
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
  const isExpected = report !== undefined && (response.isTotal || isNative);
  const pages = isNative ? 2 : 1;
  return [
    ...trouble.filter((sentence) => sentence.startsWith('page error')),
    ...reports.filter((sentence) => !report?.test(sentence)).map((sentence) => `unexpected: ${sentence}`),
    ...(reports.length > 0 === isExpected ? [] : [`${reports.length} reports`]),
    ...reports
      .filter((one) => reports.filter((other) => other === one).length > pages)
      .map((one) => `too often: ${one}`),
    ...(response.isTotal && !isNative ? ['the form was not posted'] : []),
  ];
}

/** A new shopper for each wrong response and each file, because the browser caches the responses. */
const journeysFor = (files: readonly WrongFile[], responses: readonly WrongResponse[]): Journey[] =>
  responses.flatMap((response) =>
    files.map((one) => ({
      name: `a sale while the CDN responds wrongly for ${one.file}.js (${response.name})`,
      go: async (visit) => {
        visit.expectTrouble(/./);
        const problems = await findProblems(visit, one, response);
        if (problems.length > 0) throw new Error(problems.join('; '));
      },
    })),
  );

export const wrongCdnResponses: readonly Journey[] = [
  ...journeysFor([...chunks, ...ofTags], wrongAtOnce),
  ...journeysFor(chunks, wrongLater),
];
