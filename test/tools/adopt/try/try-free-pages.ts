import { describeBlocked } from './census/describe-blocked';
import { everyVisit } from './census/every-visit';
import { takeCensus } from './census/take-census';
import { tryBlocked } from './census/try-blocked';
import { withoutResponse } from './census/without-response';

/** One page of each kind whose scripts differ. */
const paths = [
  '/',
  '/harbour-desk-lamp/',
  '/lighting/',
  '/search.php?search_query=lamp',
  '/compare/101/102/103',
  '/contact-us/',
  '/giftcertificates.php',
  '/login.php',
  '/login.php?action=create_account',
  '/cart.php',
  '/account.php?action=account_details',
  '/wishlist.php',
];

/**
 * Looks at the pages of an adopted theme that do without its own script: nothing may be missing, and somebody must
 * answer for whatever the script listened to or wrote before. Pages that still print the script are left out.
 *
 * @param before the folder of the theme without the changes
 * @param after the folder of the theme with the changes
 * @returns what is missing, by page
 */
export async function tryFreePages(before: string, after: string): Promise<string[]> {
  const isOpen = ({ settings }: (typeof everyVisit)[number]) => !settings?.unavailable;
  const visits = everyVisit.filter((visit) => paths.includes(visit.path) && isOpen(visit));
  const pages = await tryBlocked(before, after, visits);
  const bound = new Set(pages.filter(({ requests }) => requests.length > 0).map(({ path }) => path));
  const free = visits.filter(({ path }) => !bound.has(path));
  const census = await takeCensus(before, after, free);
  console.log(`Pages without the theme’s own script: ${free.length} of ${visits.length}.`);
  return [
    ...pages
      .filter(({ path }) => !bound.has(path))
      .flatMap((page) => describeBlocked(page).map((line) => `${page.path} (${page.width}): ${line}`)),
    ...census.flatMap(({ path, hooks }) => withoutResponse(hooks).map((line) => `${path}: nobody answers for ${line}`)),
  ];
}
