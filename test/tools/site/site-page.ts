import { escapeHtml } from '../../shop/wire/escape-html';

/** A page of the site. */
export interface SitePage {
  /** The file below the site's folder, such as `widgets/quantity.html`. */
  readonly path: string;
  readonly title: string;
  /** The HTML of `main`. */
  readonly main: string;
  /** Whether search engines shall leave it out. */
  readonly isHidden?: boolean;
}

/** The pages that each page links to. */
const sections = [
  ['index.html', 'Overview'],
  ['widgets/index.html', 'Widgets'],
  ['guides/index.html', 'Guides'],
  ['guides/theme-templates-compared.html', 'Comparison'],
  ['decisions/index.html', 'Decisions'],
] as const;

/** The way from a page to the site's folder: every URL is relative, so the site works in any folder of a host. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

/** The HTML document of a page. */
export function sitePage({ path, title, main, isHidden }: SitePage): string {
  const root = rootOf(path);
  const links = sections.map(
    ([to, name]) => `<li><a href="${root}${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} - Storefront widgets</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${isHidden ? '<meta name="robots" content="noindex">' : ''}<link rel="icon" href="data:,"><link rel="stylesheet" href="${root}site.css"></head>
<body><a class="skip" href="#main">Skip to the content</a>
<header><nav aria-label="Site"><ul>${links.join('')}</ul></nav>
<form action="${root}search.html" role="search"><label for="find">Search</label> <input id="find" name="q" type="search" autocomplete="off"> <button>Find</button></form></header>
<main id="main">${main}</main></body></html>
`;
}
