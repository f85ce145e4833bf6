import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sitePage } from './site-page';

/** The folder of the site that stands for the shop's origin. */
const folder = 'shop';
/** The way to it from an example. */
const fromExample = `../${folder}/`;

/** In the place of the shop's origin where a URL is data for other hosts. */
const elsewhere = 'https://shop.example';
/** As Handlebars' `json` helper of the platform writes it. */
const escaped = (origin: string): string => origin.replaceAll('/', '\\u002f');

/** The sizes that widgets write into the URL of a picture. */
const sizes = ['80w', '160w', '320w', '640w', '960w', '1280w', '1920w', '2560w', 'original'];

const isFile = (path: string): boolean => /\.(?:js|css|svg|png|jpe?g|webp|gif|woff2?|ico|json)$/.test(path);

/** Writes what examples need of the local shop: the files that they name, and a page for each of their links. */
export function makeShopFiles(origin: string, out: string) {
  const paths = new Set<string>();

  /** Registers a URL of the shop; the result is its path in the site, from an example. */
  const take = (url: string): string => {
    const [path = ''] = url.split(/[?#]/);
    for (const size of path.includes('{:size}') ? sizes : ['']) paths.add(path.replace('{:size}', size));
    return fromExample + url.slice(1);
  };

  /** Makes every URL of the shop in HTML, or in the JSON of a response, lead into the site. */
  const inSite = (text: string): string =>
    text
      .replaceAll(/ nonce="[^"]*"/g, '')
      .replaceAll(encodeURIComponent(origin), encodeURIComponent(elsewhere))
      .replaceAll(escaped(origin), escaped(elsewhere))
      .replaceAll(`${origin}/`, '/')
      .replaceAll(origin, '/')
      .replace(/<script type="speculationrules"[\s\S]*?<\/script>/g, '')
      .replace(
        /((?:[=:[(,]\s*(?:\\?["']|&quot;)|url\(|\d[wx],)\s*)(\/(?!\/)[\w.%~/?&;=+{:}-]*(?:#[\w-]*)?)/g,
        (_, before: string, url: string) => before + take(url),
      );

  const write = (path: string, content: string | Uint8Array) => {
    const file = join(out, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };

  /** A style sheet names files relative to itself. */
  const takeFilesOf = (sheet: string, text: string) => {
    for (const [, name = ''] of text.matchAll(/url\(\s*["']?(?!data:)([^"')]+)/g)) {
      paths.add(posix.join(posix.dirname(sheet), name.split(/[?#]/, 1)[0]!));
    }
  };

  const writeFile = async (path: string): Promise<void> => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`site: the shop has no ${path} (${response.status})`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (path.endsWith('.css')) takeFilesOf(path, new TextDecoder().decode(bytes));
    write(path, bytes);
  };

  const writePage = (path: string) => {
    const own = posix.join(folder, path, 'index.html');
    const main = `<h1>A page of the shop</h1><p>The example's link leads to <code>${path}</code>. This site has the widgets, not the shop.</p>`;
    write(posix.join(path, 'index.html'), sitePage({ path: own, title: path, main, isHidden: true }));
  };

  /** Writes all that was registered. A style sheet registers more. */
  const writeAll = async (): Promise<{ files: number; pages: number }> => {
    let pages = 0;
    for (const path of paths) {
      if (isFile(path)) await writeFile(path);
      else {
        writePage(path);
        pages += 1;
      }
    }
    return { files: paths.size - pages, pages };
  };

  return { inSite, writeAll };
}
