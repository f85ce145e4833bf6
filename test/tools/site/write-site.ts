import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { createLocalShop } from '../../shop/create-local-shop';
import { type GalleryWidget, galleryWidgets } from '../../shop/gallery/gallery-widgets';
import { escapeHtml } from '../../shop/wire/escape-html';
import { buildIfStale, distFolder } from '../../support/build/build-if-stale';
import { widgetSection } from '../../theme/contracts/widget-chapter';
import { folders } from '../../theme/folders';
import { recordCalls } from './record-calls';
import { renderMarkdown } from './render-markdown';
import { searchEntries } from './search-entries';
import { type SearchEntry, searchOptions } from './search-options';
import { makeShopFiles } from './shop-files';
import { linkFrom, siteDocuments } from './site-documents';
import { rootOf, type SitePage, sitePage } from './site-page';

/** What was written. */
export interface WrittenSite {
  readonly pages: number;
  readonly examples: number;
  readonly files: number;
  readonly bytes: number;
}

const own = 'test/tools/site';

/**
 * Writes the site into an empty folder: guides, decisions, and a page for each widget with its examples.
 *
 * @param out the folder; what it has is deleted
 * @throws Error when the local shop does not render an example, or does not have a file that one names
 */
export async function writeSite(out: string): Promise<WrittenSite> {
  buildIfStale();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const entries: Omit<SearchEntry, 'id'>[] = [];
  let pages = 0;

  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  };
  const writePage = (page: SitePage) => {
    write(page.path, sitePage(page));
    pages += 1;
  };
  const writeArticle = (page: SitePage) => {
    writePage(page);
    entries.push(...searchEntries(page.path, page.title, page.main));
  };

  const copyPicture = (source: string): string => {
    const path = `pictures/${basename(source)}`;
    mkdirSync(join(out, 'pictures'), { recursive: true });
    copyFileSync(source, join(out, path));
    return path;
  };
  for (const page of documentPages(copyPicture)) writeArticle(page);
  const widgets = await galleryWidgets(folders.theme);
  for (const widget of widgets) writeArticle(widgetPage(widget));
  writePage(widgetIndex(widgets));
  writePage(searchPage);
  const { examples, stubs } = await writeExamples(out, widgets, write);

  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  write('search.json', JSON.stringify(index));
  await writeScripts(out);
  copyFileSync(join(own, 'site.css'), join(out, 'site.css'));
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { pages: pages + stubs, examples, files: files.length, bytes };
}

/**
 * The guides and the decisions, with a page that lists the guides.
 *
 * @param copyPicture puts a picture of the repository into the site; returns its path there
 */
function documentPages(copyPicture: (source: string) => string): SitePage[] {
  const documents = siteDocuments();
  const paths = new Map(documents.map(({ source, path }) => [source, path]));
  const written = documents.map((document) => {
    const { html, headings } = renderMarkdown(document.markdown, {
      linkTo: (href) => linkFrom(document, href, paths),
      pictureAt: (href) => rootOf(document.path) + copyPicture(join(dirname(document.source), href)),
    });
    const title = headings.find(({ depth }) => depth === 1)?.text ?? document.source;
    const chapters = headings.filter(({ depth }) => depth === 2);
    const links = chapters.map(({ text, anchor }) => `<li><a href="#${anchor}">${escapeHtml(text)}</a></li>`);
    const contents = `<nav aria-label="On this page"><details><summary>On this page</summary><ul>${links.join('')}</ul></details></nav>`;
    const main = chapters.length > 3 ? html.replace('</h1>', `</h1>${contents}`) : html;
    return { path: document.path, title, main };
  });
  const guides = written
    .filter(({ path }) => path.startsWith('guides/'))
    .map(({ path, title }) => `<li><a href="${basename(path)}">${escapeHtml(title)}</a></li>`);
  return [
    ...written,
    { path: 'guides/index.html', title: 'Guides', main: `<h1>Guides</h1><ul class="list">${guides.join('')}</ul>` },
  ];
}

const exampleName = (widget: string, index: number): string => `${widget}-${index + 1}`;

/** The reference of a widget: its chapter of the manual, with each example as it works. */
function widgetPage(widget: GalleryWidget): SitePage {
  const { name, header } = widget;
  const { html } = renderMarkdown(widgetSection(widget).replace(/^###/, '#'), {
    linkTo: () => undefined,
    pictureAt: (href) => href,
  });
  const frames = header.examples.map((_, index) => {
    const url = `../examples/${exampleName(name, index)}.html`;
    const title = `${name}, example ${index + 1}`;
    return `<iframe src="${url}" title="${title}" loading="lazy"></iframe><p><a href="${url}">Example ${index + 1} alone</a></p>`;
  });
  const [first = '', ...others] = html.split(/(?=<pre)/);
  const live = `<section aria-labelledby="live"><h2 id="live">It works here</h2>${frames.join('\n')}</section>`;
  const main = `${first}${live}<h2 id="reference">Reference</h2>${others.join('')}`;
  return { path: `widgets/${name}.html`, title: name, main };
}

function widgetIndex(widgets: readonly GalleryWidget[]): SitePage {
  const groups = [...new Set(widgets.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const items = widgets
      .filter((widget) => widget.group === group)
      .map(({ name, header }) => `<li><a href="${name}.html">${name}</a> ${escapeHtml(header.summary)}</li>`);
    return `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2><ul class="list">${items.join('')}</ul></section>`;
  });
  return { path: 'widgets/index.html', title: 'Widgets', main: `<h1>Widgets</h1>${sections.join('\n')}` };
}

const searchPage: SitePage = {
  path: 'search.html',
  title: 'Search',
  isHidden: true,
  main: `<h1>Search</h1><noscript><p>The search needs JavaScript. Everything else of this site works without it.</p></noscript>
<p role="status" id="status"></p><ol id="found" class="list"></ol><script type="module" src="search.js"></script>`,
};

/** Writes each example as the gallery shows it, with the files and the responses of the shop that it needs. */
async function writeExamples(
  out: string,
  widgets: readonly GalleryWidget[],
  write: (path: string, content: string) => void,
): Promise<{ examples: number; stubs: number }> {
  const shop = createLocalShop({ settings: { csp: false, languages: ['en'] } });
  const origin = await shop.listen(0);
  try {
    let cookie = '';
    const ask = async (url: string, request: RequestInit = {}) => {
      const response = await fetch(origin + url, { ...request, headers: { ...request.headers, cookie } });
      cookie ||= response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return response;
    };
    const { inSite, writeAll } = makeShopFiles(origin, out);
    let examples = 0;
    for (const { name, header } of widgets) {
      for (const index of header.examples.keys()) {
        const response = await ask(`/widgets/${name}/${index + 1}/alone`);
        const text = await response.text();
        if (!response.ok) throw new Error(`site: example ${index + 1} of ${name}: ${text}`);
        write(`examples/${exampleName(name, index)}.html`, examplePage(inSite(text), `${name}, example ${index + 1}`));
        examples += 1;
      }
    }
    const { products, categories, brands } = shop.world.catalogue;
    const recorded = await recordCalls(ask, {
      product: products.find(({ options }) => options.length > 1)?.id ?? 0,
      category: `/${categories[0]?.slug}/`,
      brand: `/${brands[0]?.slug}/`,
      line: 'a1b2',
    });
    write('recorded.json', JSON.stringify(recorded.map((call) => ({ ...call, body: inSite(call.body) }))));
    const { pages } = await writeAll();
    return { examples, stubs: pages };
  } finally {
    await shop.close();
  }
}

/**
 * The bundle's tag waits for the script of the site, which answers the calls. A page needs a heading, which few examples
 * have.
 */
const examplePage = (html: string, heading: string): string =>
  html
    .replace(/(<main[^>]*>)(?![\s\S]*<h1)/, `$1<h1 class="u-hiddenVisually">${heading}</h1>`)
    .replace(/<script type="module" async(?:="")? src="/, '<script type="module" async data-src="')
    .replace(
      '</head>',
      '<meta name="robots" content="noindex"><script type="module" src="../example.js"></script></head>',
    );

async function writeScripts(out: string): Promise<void> {
  await build({
    entryPoints: ['example', 'search'].map((name) => join(own, 'client', `${name}.ts`)),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'linked',
    logLevel: 'error',
  });
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  copyFileSync(join(msw, 'lib', 'mockServiceWorker.js'), join(out, 'mockServiceWorker.js'));
  cpSync(distFolder, join(out, 'shop/assets/cdn/widgets', basename(distFolder)), {
    recursive: true,
    filter: (file) => !/\.(?:map|br|gz)$/.test(file),
  });
}
