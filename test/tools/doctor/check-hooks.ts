import type { ExaminedPage } from './examine-page';
import { type Finding, fault, note } from './finding';
import type { FoundHook } from './read-hooks';

/** Places that a sentence names before it only counts them. */
const NAMED = 3;

interface HookOnPage extends FoundHook {
  readonly url: string;
  readonly hasThemeScript: boolean;
}

/**
 * Reports what needs the theme's own script, once for all pages. On a page without this script it is a fault, because it does
 * not work now; on a page with the script it is a note, because it stops working after the switch.
 */
export function checkHooks(pages: readonly ExaminedPage[]): Finding[] {
  const examined = pages.flatMap(({ url, facts }) => (facts ? [{ url, ...facts.hooks }] : []));
  const found = examined.flatMap(({ url, hasThemeScript, found: hooks }) =>
    hooks.map((hook): HookOnPage => ({ ...hook, url, hasThemeScript })),
  );
  const groups = new Map<string, HookOnPage[]>();
  for (const one of found) {
    const key = `${one.hook.kind} ${one.hasThemeScript}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const withScript = examined.filter(({ hasThemeScript }) => hasThemeScript);
  return [
    ...[...groups.values()].map(describe),
    ...(withScript.length > 0 ? [describeScript(withScript.length, examined.length, found)] : []),
  ];
}

function describe(found: readonly HookOnPage[]): Finding {
  const [{ hook, hasThemeScript }] = found as [HookOnPage];
  const kind = `theme-hook-${hook.kind}`;
  const list = listPlaces(found);
  return hasThemeScript
    ? note(
        kind,
        `Outside of the widgets there is ${hook.subject} (${list}): the theme's script ${hook.effect}, and nothing does it when that script is gone; ${hook.cure} before you set theme_script to auto.`,
      )
    : fault(
        kind,
        `Outside of the widgets there is ${hook.subject} (${list}): the theme's script ${hook.effect}, and the page does not load it; ${hook.cure}, or set theme_script to always.`,
      );
}

/** Each place once, with its first page, because most elements are on many pages. */
function listPlaces(found: readonly HookOnPage[]): string {
  const pages = new Map<string, Set<string>>();
  for (const { place, url } of found) pages.set(place, (pages.get(place) ?? new Set()).add(url));
  const places = [...pages].map(([place, urls]) => {
    const [first] = urls;
    const more = urls.size - 1;
    return `${place} of ${first}${more > 0 ? ` and ${more} more ${more === 1 ? 'page' : 'pages'}` : ''}`;
  });
  const more = places.length - NAMED;
  return places.slice(0, NAMED).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function describeScript(count: number, all: number, found: readonly HookOnPage[]): Finding {
  const pages = `${count} of ${all} ${all === 1 ? 'page' : 'pages'}`;
  return note(
    'theme-script',
    found.some(({ hasThemeScript }) => hasThemeScript)
      ? `The theme's own script runs on ${pages}, and the notes above say what needs it: it costs every shopper its bytes; correct them, then set theme_script to auto if npm run adopt calls these pages free.`
      : `The theme's own script runs on ${pages}, and nothing outside of the widgets needs it there: it costs every shopper its bytes; set theme_script to auto if npm run adopt calls these pages free.`,
  );
}
