import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeCatalogue } from '../../../shop/catalogue/catalogue';
import { coveringProducts } from '../../../shop/catalogue/covering-products';
import { buildIfStale } from '../../../support/build/build-if-stale';
import { openJournal, undoingChanges } from '../journal';
import type { Plan } from '../plan';
import { copyTheme } from '../theme-copy';
import { type OpenTheme, openTheme } from './open-theme';
import { reasonOf } from './reason-of';
import { takePictures } from './take-pictures';
import { tryBehaviours } from './try-behaviours';
import { tryCartForms } from './try-cart-forms';
import { tryFreePages } from './try-free-pages';
import { tryList } from './try-list';
import { tryProduct } from './try-product';
import { trySale } from './try-sale';
import { describeWeights, type ScriptWeight, weighScripts } from './weigh-scripts';

const lists = ['/lighting/', '/northlight/', '/search.php?search_query=lamp'];

/**
 * Opens an adopted theme in a browser: every product, a sale for each kind of option, the cart and the lists. Runs
 * without the theme's own scripts and, if they are built, with them. Takes pictures of the pages before and after.
 *
 * @returns the problems
 */
export async function tryTheme({ folder, changes }: Plan): Promise<string[]> {
  buildIfStale();
  const copy = copyTheme(folder, changes);
  try {
    const isBuilt = existsSync(join(folder, 'assets/dist/theme-bundle.main.js'));
    const problems = await compareLooks(folder, copy.folder, isBuilt);
    for (const withOwn of isBuilt ? [false, true] : [false]) {
      const theme = await openTheme(copy.folder, withOwn);
      const title = withOwn ? 'beside the theme’s own scripts' : 'alone';
      const tried = await tryAll(theme, (where, said) => said.map((sentence) => `${where}, ${title}: ${sentence}`));
      await theme.close();
      problems.push(...tried.problems);
      console.log(
        `Tried ${title}: ${tried.products} products, ${tried.sales} sales, ${tried.problems.length} problems.`,
      );
    }
    return problems;
  } finally {
    copy.remove();
  }
}

/**
 * Takes the pictures, into the journal's folder, prints the sizes of the scripts, and plays the behaviours.
 *
 * @param isBuilt whether the theme's own scripts can run
 * @returns the errors that ended a series of pictures, and the behaviours that differ
 */
async function compareLooks(folder: string, copy: string, isBuilt: boolean): Promise<string[]> {
  const pictures = join(openJournal(folder), 'pictures');
  mkdirSync(pictures, { recursive: true });
  const problems: string[] = [];
  const weights: Record<'before' | 'after', readonly ScriptWeight[]> = { before: [], after: [] };
  // The changes may be written already, by this run or by an earlier one.
  const unchanged = copyTheme(folder, undoingChanges(folder));
  try {
    for (const [theme, when] of [
      [unchanged.folder, 'before'],
      [copy, 'after'],
    ] as const) {
      const opened = await openTheme(theme, isBuilt);
      await takePictures(opened, pictures, when).catch((error: unknown) => {
        problems.push(`no picture ${when} the changes: ${reasonOf(error)}`);
      });
      if (isBuilt) {
        weights[when] = await weighScripts(opened).catch((error: unknown) => {
          problems.push(`the scripts ${when} the changes were not measured: ${reasonOf(error)}`);
          return [];
        });
      }
      await opened.close();
    }
    // What the pages did before the changes was the work of the theme's own script.
    if (isBuilt) {
      problems.push(...(await tryBehaviours(unchanged.folder, copy)));
      problems.push(...(await tryFreePages(unchanged.folder, copy)));
    }
  } finally {
    unchanged.remove();
  }
  if (isBuilt) console.log(describeWeights(weights.before, weights.after));
  console.log(`Pictures of product, added, cart and category, before and after: ${pictures}`);
  return problems;
}

/** The number of trials, and the problems. */
interface Tried {
  readonly products: number;
  readonly sales: number;
  readonly problems: readonly string[];
}

async function tryAll(theme: OpenTheme, tell: (where: string, said: string[]) => string[]): Promise<Tried> {
  const { products } = makeCatalogue();
  const sold = coveringProducts(({ options }) => ['plain', ...options.map(({ kind }) => kind)]);
  const problems: string[] = [];
  const attempt = async (where: string, run: () => Promise<string[] | null>): Promise<boolean> => {
    const said = await run().catch((error: unknown) => [reasonOf(error)]);
    problems.push(...tell(where, said ?? []));
    return said !== null;
  };
  for (const product of products) await attempt(`/${product.slug}/`, () => tryProduct(theme, product));
  let sales = 0;
  for (const product of sold) {
    if (await attempt(`a sale of /${product.slug}/`, () => trySale(theme, product))) sales += 1;
  }
  if (sales === 0)
    problems.push(...tell('a sale', ['no product page has form[data-cart-item-add], for guests or for customers']));
  await attempt('the forms of /cart.php', () => tryCartForms(theme));
  for (const path of lists) await attempt(path, () => tryList(theme, path));
  return { products: products.length, sales, problems };
}
