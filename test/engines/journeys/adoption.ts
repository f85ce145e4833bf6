import { changedSlotsInPage, rememberSlotsInPage, untouchable } from '../../support/driver/remember-slots';
import { clamp, handbook, mug } from '../../support/shopping/open-cart';
import { everyPage, type ShopPage } from '../../support/states/every-page';
import { fillCart, signIn } from '../fill-cart';
import type { Journey, Visit } from '../journey';
import { readTrouble, watchScript } from '../watch-page';

/** Records the slots when the page has been parsed, and mounts all of them at once, visible or not. */
const rememberBeforeMounting = (): void =>
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const slot of document.querySelectorAll<HTMLElement>('[data-widget]')) slot.dataset.widgetWhen = 'now';
    rememberSlotsInPage();
  });

const rememberScript = `(() => {
  const __name = (it) => it;
  const rememberSlotsInPage = ${rememberSlotsInPage};
  (${rememberBeforeMounting})();
})();`;

/** The problems of a page after all its slots are mounted. */
async function faultsOf({ tab, shop }: Visit, { path, isBare, settings }: ShopPage): Promise<string[]> {
  const before = { ...shop.world.settings };
  Object.assign(shop.world.settings, settings, { headScript: `${watchScript} ${rememberScript}` });
  await tab.open(path);
  Object.assign(shop.world.settings, before);
  const slots = await tab.read(() => document.querySelectorAll('[data-widget]').length, null);
  if (isBare) return slots > 0 ? [`${path} has slots`] : [];
  if (slots === 0) return [`${path} has no slots`];
  await tab.until(
    `every slot of ${path} is mounted`,
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].every(({ dataset }) =>
        /mounted|failed/.test(dataset.widgetStatus ?? ''),
      ),
    null,
  );
  const failed = await tab.read(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-widget-status="failed"]')].map(
        ({ dataset }) => `${dataset.widget} failed`,
      ),
    null,
  );
  const changed = await tab.read(changedSlotsInPage, untouchable.source);
  const trouble = await tab.read(readTrouble, null);
  await tab.read(() => sessionStorage.removeItem('noted-trouble'), null);
  return [...failed, ...changed, ...trouble].map((fault) => `${path}: ${fault}`);
}

/** Checks that every page of one kind keeps its nodes, and that only widget parts change. */
const adoptionOf = (what: string, isOne: (page: ShopPage) => boolean, begin: (visit: Visit) => unknown): Journey => {
  const pages = everyPage.filter(isOne);
  return {
    name: `${pages.length} ${what} keep their nodes and their markup when they are mounted`,
    go: async (visit) => {
      await begin(visit);
      const faults: string[] = [];
      for (const page of pages) faults.push(...(await faultsOf(visit, page)));
      if (faults.length > 0) throw new Error(faults.join('\n         '));
    },
  };
};

const isProduct = ({ path, signedIn }: ShopPage) => !signedIn && /^\/[\w-]+\/$/.test(path);
const isOther = (page: ShopPage) => !page.signedIn && !page.cart && !isProduct(page);

export const adoptions: readonly Journey[] = [
  adoptionOf('pages of products and lists', isProduct, () => undefined),
  adoptionOf('other pages', isOther, () => undefined),
  adoptionOf(
    'cart pages',
    ({ cart = false }) => cart,
    (visit) => fillCart(visit, [mug, clamp, handbook]),
  ),
  adoptionOf('pages of an account', ({ signedIn = false }) => signedIn, signIn),
];
