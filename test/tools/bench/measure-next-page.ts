import type { Browser } from 'puppeteer-core';
import { openWindow } from '../../support/driver/open-window';
import { slow4G } from '../../support/driver/throttle';
import type { Contender } from './contender';
import { type Allowed, type Figure, figureOf } from './figure';
import { type Found, measureInTurn } from './measure-in-turn';
import { type ContenderWithLine, type NextPage, visitNextPage, withLine } from './visit-next-page';

/** The values of the theme setting `next_page`. */
const nextPageSettings = ['off', 'prefetch', 'prerender'] as const;
export type NextPageSetting = (typeof nextPageSettings)[number];

const links = {
  card: { from: '/kitchen-table/', link: { within: '.card-title', to: '/enamel-mug/' } },
  'menu entry': { from: '/', link: { within: '.navPages-list', to: '/furniture/' } },
  breadcrumb: { from: '/enamel-mug/', link: { within: '.breadcrumb', to: '/kitchen-table/mugs-glasses/' } },
};
const conditions = {
  '1x': { processor: 1 },
  '4x': { processor: 4 },
  'slow 4G': { processor: 4, speed: slow4G },
};
/** Milliseconds until the shop responds. */
const serverTimes = [300, 800];
/** Milliseconds that the pointer rests on the link. */
const restTimes = [100, 400];

/** The targets if the shop responds after 800 ms and the pointer rests for 400 ms on the link. */
const aims: Readonly<Record<NextPageSetting, Allowed>> = {
  off: {},
  prefetch: { targetRatio: 0.5 },
  prerender: { targetRatio: 0.2 },
};

/** Measures the time from a press on a link to the first and the largest paint of the next page. */
export async function measureNextPage(
  flags: readonly string[],
  contenders: readonly Contender[],
  rounds: number,
  note: (...figures: readonly Figure[]) => void,
): Promise<void> {
  const window = await openWindow(flags);
  const slowed = await Promise.all(contenders.map(withLine));
  try {
    for (const [name, next] of cases()) note(...(await measureCase(window, slowed, name, next, rounds)));
  } finally {
    await window.close();
    await Promise.all(slowed.map(({ line }) => line.close()));
    for (const { shop } of slowed) shop.reset();
  }
}

const cases = (): readonly (readonly [string, NextPage])[] =>
  Object.entries(links).flatMap(([name, link]) =>
    Object.entries(conditions).flatMap(([condition, slowness]) =>
      serverTimes.flatMap((server) =>
        restTimes.map((user) => {
          const what = `${name}, ${condition}, server ${server} ms, hand ${user} ms`;
          return [what, { ...link, ...slowness, server, user }] as const;
        }),
      ),
    ),
  );

async function measureCase(
  window: Browser,
  contenders: readonly ContenderWithLine[],
  name: string,
  next: NextPage,
  rounds: number,
): Promise<readonly Figure[]> {
  const found = await measureInTurn(name, contenders, rounds, (contender) =>
    contender.name === 'ours' ? visitOurs(window, contender, next) : visitTheirs(window, contender, next),
  );
  const isAimedAt = next.server === 800 && next.user === 400;
  return nextPageSettings.flatMap((setting) =>
    paints.map((paint) => {
      const none = { ours: [], theirs: [] };
      return figureOf(
        `${name}: ${setting}, ${paint}`,
        'ms',
        found[`${setting} ${paint}`] ?? none,
        isAimedAt ? aims[setting] : {},
      );
    }),
  );
}

const paints = ['first paint', 'largest paint'] as const;

/** Visits the next page with each value of the setting. */
async function visitOurs(window: Browser, ours: ContenderWithLine, next: NextPage): Promise<Found> {
  const found: Record<string, number> = {};
  for (const setting of nextPageSettings) {
    ours.shop.world.settings.themeSettings = { next_page: setting };
    const { first, largest, isPrefetched, isPrerendered } = await visitNextPage(window, ours, next);
    const loaded: NextPageSetting = isPrerendered ? 'prerender' : isPrefetched ? 'prefetch' : 'off';
    if (loaded !== setting) throw new Error(`the page was loaded as with "${loaded}", but the setting is "${setting}"`);
    Object.assign(found, { [`${setting} first paint`]: first, [`${setting} largest paint`]: largest });
  }
  return found;
}

/** Visits the reference theme's next page once, to compare it with each value of our setting. */
async function visitTheirs(window: Browser, theirs: ContenderWithLine, next: NextPage): Promise<Found> {
  const { first, largest } = await visitNextPage(window, theirs, next);
  return Object.fromEntries(
    nextPageSettings.flatMap((setting) => [
      [`${setting} first paint`, first],
      [`${setting} largest paint`, largest],
    ]),
  );
}
