/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { checkTag } from '../../../tools/doctor/check-tag';
import { examine, findingsOf } from '../../../tools/doctor/examine';
import { runDoctor } from '../../../tools/doctor/run-doctor';
import { merchantsHtml } from './merchants-html';
import { rewritten } from './misconfiguration';
import { files, integrityOf, openSeededShop, type SeededShop } from './seeded-shop';
import { goodChannel, wrongChannels } from './wrong-channels';
import { wrongFiles } from './wrong-files';
import { wrongPages } from './wrong-pages';
import { wrongPolicies } from './wrong-policies';
import { wrongTags } from './wrong-tags';

let shop: SeededShop;
beforeAll(async () => {
  shop = await openSeededShop();
  // The first request for a page compiles all templates of the shop.
  await fetch(shop.shop);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.seed({}));

const sentencesAbout = async (urls: readonly string[], seconds = 20) =>
  findingsOf(await examine(urls, seconds)).map(({ sentence }) =>
    sentence
      .replaceAll(shop.shop, '{shop}')
      .replaceAll(shop.cdn, '{cdn}')
      .replaceAll(integrityOf(files['loader.js'] ?? ''), '{loader}'),
  );

describe('a good shop', () => {
  it.each(['/', '/storm-lantern/', '/cart.php', '/login.php'])('has no faults at %s', async (path) => {
    expect(await sentencesAbout([shop.shop + path])).toEqual([]);
  });

  it('has no faults if its files are on its own origin', async () => {
    expect(await sentencesAbout([`${shop.plain}/`])).toEqual([]);
  });

  it('has no faults if it follows a channel', async () => {
    shop.seed(goodChannel);
    expect(await sentencesAbout([`${shop.shop}/`])).toEqual([]);
  });

  it('may have the bundle in its theme, which the platform sends with its own headers', async () => {
    shop.seed({
      page: rewritten('/widgets/1.0.0/', '/stencil/7/widgets/1.0.0/'),
      file: (response) => {
        response.headers = { ...response.headers, 'cache-control': 'max-age=60' };
      },
    });
    expect(await sentencesAbout([`${shop.shop}/`])).toEqual([]);
  });

  it('may have the bundle on a CDN of npm packages', async () => {
    const url = '/npm/storefront-widgets@1.0.0/dist/1.0.0/';
    shop.seed({ page: rewritten(/\/widgets\/1\.0\.0\//g, url) });
    expect(await sentencesAbout([`${shop.shop}/`])).toEqual([]);
  });

  it('may have widgets of its theme’s own, and switch one off', async () => {
    const own = 'https://cdn.example/acme.js#sha256-acme idle acme-guide interaction acme-sizes;';
    shop.seed({
      page: (response) => {
        const html = response.body.toString();
        response.body = Buffer.from(
          html
            .replace('data-widgets-off=""', `data-widgets-off="acme-sizes" data-widgets-own="${own}"`)
            .replace('</main>', '<p data-widget="acme-guide"></p></main>'),
        );
      },
    });
    expect(await sentencesAbout([`${shop.shop}/`])).toEqual([expect.stringMatching(/widgets_off has acme-sizes/)]);
  });

  it('may have another version than another shop', async () => {
    expect(await sentencesAbout([`${shop.shop}/`, `${shop.plain}/`])).toEqual([]);
  });

  it('may name the CDN in its policy in every valid way', async () => {
    const { host, port } = new URL(shop.cdn);
    for (const source of ['*', 'http:', host, `*:${port}`, `http://localhost:*`, `${shop.cdn}/widgets/`]) {
      shop.seed({
        page: (response) => {
          const policy = String(response.headers['content-security-policy']).replace(shop.cdn, source);
          response.headers = { ...response.headers, 'content-security-policy': policy };
        },
      });
      expect(await sentencesAbout([`${shop.shop}/`])).toEqual([]);
    }
  });
});

describe.each([
  ['tag', wrongTags],
  ['page', wrongPages],
  ['policy', wrongPolicies],
  ['file', wrongFiles],
  ['channel', wrongChannels],
  ['HTML of a merchant', merchantsHtml],
])('a wrong %s', (_, table) => {
  it.each(table)('is found: $name', async ({ paths = ['/'], seconds, sentences, ...seed }) => {
    shop.seed(seed);
    const found = await sentencesAbout(
      paths.map((path) => shop.shop + path),
      seconds,
    );
    expect(found).toEqual(sentences);
  });
});

it('an http: tag on an https: page is found', () => {
  const tag = { type: 'module', src: 'http://cdn.example.com/1.0.0/loader.js', integrity: 'sha256-AAAA' };
  const page = { tags: [tag], hasInertTag: false, slots: [] };
  expect(checkTag(page, 'https://shop.example/').map(({ sentence }) => sentence)).toEqual([
    'The page is at https: and the bundle\'s tag at http://cdn.example.com/1.0.0/loader.js: browsers block it; begin the URL "cdn.widgets" of the theme\'s config.json with https:.',
  ]);
});

describe('every sentence of the doctor', () => {
  it('ends with an instruction', () => {
    const sentences = [wrongTags, wrongPages, wrongPolicies, wrongFiles, wrongChannels, merchantsHtml]
      .flat()
      .flatMap((one) => one.sentences)
      // A note of what the channel does: nothing is to be done.
      .filter((sentence) => !sentence.startsWith('The channel gives version '));
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((sentence) => !/; [^;]+\.$/.test(sentence))).toEqual([]);
  });
});

describe('npm run doctor', () => {
  it('lists the widgets of a page, and ends with 0 without faults', async () => {
    const { text, status } = await runDoctor([`${shop.shop}/cart.php`]);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/\/cart\.php: cart page, version 1\.0\.0; admin-bar, announcer, .*cart-code 2×, /),
      `version 1.0.0 at ${shop.cdn}/widgets/1.0.0/: 4 files`,
      'doctor: no faults',
    ]);
    expect(status).toBe(0);
  });

  it('ends with 0 for notes only, and with 1 for a fault', async () => {
    shop.seed({ settings: { themeSettings: { widgets_off: 'menu' } } });
    expect(await runDoctor([shop.shop])).toMatchObject({ status: 0, text: expect.stringContaining('\n  note: The ') });
    shop.seed({ settings: { themeSettings: { widgets_version: '' } } });
    const { status, text } = await runDoctor([shop.shop]);
    expect(status).toBe(1);
    expect(text).toContain('\n  fault: The page has no tag of the bundle: ');
    expect(text).toMatch(/\ndoctor: 1 fault$/);
  });

  it('examines pages of each kind from the sitemap', async () => {
    const { text, status } = await runDoctor([`${shop.shop}/`, '--pages', '7']);
    const kinds = [...text.matchAll(/^http:.*?: (\w+) page, /gm)].map(([, kind]) => kind);
    expect(kinds).toEqual(['default', 'product', 'category', 'brand', 'blog_post', 'page', 'product', 'category']);
    expect(text).toMatch(/\nthe theme's own script: on 0 of 8 pages\ndoctor: no faults$/);
    expect(status).toBe(0);
  }, 30_000);

  it('counts the pages that load the theme’s own script', async () => {
    shop.seed({ page: rewritten('</body>', '<script>window.stencilBootstrap("cart", "{}").load();</script></body>') });
    const { text } = await runDoctor([`${shop.shop}/`, `${shop.shop}/cart.php`]);
    expect(text).toContain("\nthe theme's own script: on 2 of 2 pages\n");
  });

  it('fetches the scripts of apps with the pages of the sitemap', async () => {
    shop.seed({
      page: (response, { url = '' }) => {
        if (url.endsWith('/app.js')) response.body = Buffer.from('window.stencilUtils.api.cart.getCart({}, show);');
        else if (response.body.includes('</body>')) {
          rewritten('</body>', '<script src="/app.js"></script></body>')(response);
        }
      },
    });
    const { text } = await runDoctor([`${shop.shop}/`, '--pages', '2']);
    expect(text).toContain(
      `  fault: The script ${shop.shop}/app.js uses stencilUtils: nothing on the page makes it global; switch the theme setting stencil_utils on, `,
    );
    expect(text).toMatch(/\ndoctor: 1 fault$/);
  });

  it('reads a sitemap of one file, which has the URLs of the shop’s main domain', async () => {
    const urls = ['https://www.shop.example/cart.php?a=1&amp;b=2', 'no URL', 'https://www.shop.example/'];
    const sitemap = `<urlset>${urls.map((one) => `<url><loc> ${one} </loc></url>`).join('')}</urlset>`;
    shop.seed({
      page: (response, { url = '' }) => {
        if (url.startsWith('/xmlsitemap.php')) response.body = Buffer.from(sitemap);
      },
    });
    const { pages } = await examine([`${shop.shop}/`], 20, 5);
    expect(pages.map(({ asked }) => asked)).toEqual([`${shop.shop}/`, `${shop.shop}/cart.php?a=1&b=2`]);
  });

  it('says that a shop has no sitemap', async () => {
    shop.seed({
      page: (response, { url = '' }) => {
        if (url.startsWith('/xmlsitemap.php')) response.status = 404;
      },
    });
    const { text, status } = await runDoctor([`${shop.shop}/`, '--pages', '2']);
    expect(text).toContain(`  note: ${shop.shop} has no sitemap with further pages: `);
    expect(status).toBe(0);
  });

  it('prints the same as JSON for programs', async () => {
    shop.seed({ settings: { themeSettings: { widgets_off: 'carousell' } } });
    const { text } = await runDoctor(['--json', shop.shop, '--timeout', '5']);
    expect(JSON.parse(text)).toMatchObject({
      healthy: false,
      pages: [
        {
          asked: `${shop.shop}/`,
          pageType: 'default',
          version: '1.0.0',
          themeScript: false,
          widgets: { menu: 1, dialog: 3 },
          findings: [{ kind: 'off-unknown', grade: 'fault', sentence: expect.any(String) }],
        },
      ],
      versions: [{ version: '1.0.0', files: Object.keys(files), findings: [] }],
      findings: [],
    });
  });

  it('reports an address without a server', async () => {
    const { status, text } = await runDoctor(['http://127.0.0.1:2/']);
    expect(status).toBe(1);
    expect(text).toContain(
      'The shop does not respond at http://127.0.0.1:2/: nothing listens there (ECONNREFUSED); look at the URL, and whether the shop is up.',
    );
  });

  it.each([
    [['--verbose', 'shop.example'], "Unknown option '--verbose'\nUsage: npm run doctor -- <URL> …"],
    [[], 'An argument is missing\nUsage: npm run doctor -- <URL> …'],
    [['ftp://shop.example'], "'ftp://shop.example' is not the URL of a page"],
    [['shop.example', '--pages', 'all'], "--pages must be a number of pages, not 'all'"],
    [['shop.example', '--timeout'], "Option '--timeout <value>' argument missing"],
    [['shop.example', '--timeout', 'soon'], "--timeout must be a number of seconds, not 'soon'"],
  ])('refuses %j', async (words, sentence) => {
    await expect(runDoctor(words)).rejects.toThrow(sentence);
  });
});
