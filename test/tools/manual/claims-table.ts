import type { Claim } from '../adopt/script/claim';
import { claims } from '../adopt/script/claims';

/** The table of what each widget replaces of the reference theme's script. */
export function claimsTable(): string {
  const rows = Object.keys(claims)
    .sort()
    .flatMap((name) => rowsOf(name, claims[name] ?? []));
  return ['| widget | module below `theme/` | elements | where |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** One row for the modules whose elements and place are the same. */
function rowsOf(name: string, list: readonly Claim[]): string[] {
  const rows = new Map<string, string[]>();
  for (const claim of joined(list)) {
    const cells = `${elements(claim)} | ${placeOf(claim)}`;
    rows.set(cells, [...(rows.get(cells) ?? []), code(claim.module)]);
  }
  return [...rows].map(
    ([cells, modules], at) => `| ${at === 0 ? code(name) : ''} | ${modules.join(', ')} | ${cells} |`,
  );
}

/** The claims of a module for the same place and events as one claim. */
function joined(list: readonly Claim[]): Claim[] {
  const claimed = new Map<string, Claim>();
  for (const claim of list) {
    const key = [claim.module, claim.where, claim.events].join('\n');
    claimed.set(key, { ...claim, selectors: [...(claimed.get(key)?.selectors ?? []), ...claim.selectors] });
  }
  return [...claimed.values()];
}

function elements({ events, selectors }: Claim): string {
  const named = selectors.includes('*') ? 'all that it touches' : selectors.map(code).join(', ');
  if (events === undefined) return named;
  return events.length === 0 ? `${named}, without their events` : `${named}: ${events.join(', ')}`;
}

const placeOf = ({ where }: Claim): string =>
  where === undefined ? 'slot' : where === 'page' ? 'page' : 'opener of the slot';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
