import { Router } from 'express';
import { blogPosts } from '../contexts/blog-posts';
import { pageLinks } from '../contexts/content-pages';
import { escapeHtml } from '../wire/escape-html';
import type { World } from '../world/world';

/** `/rss.php` and `/xmlsitemap.php`: the platform generates them without a template. */
export function feedRoutes({ catalogue }: World): Router {
  const router = Router();
  router.get('/rss.php', ({ query, protocol, headers }, response) => {
    const origin = `${protocol}://${headers.host ?? ''}`;
    const entries =
      query['action'] === 'newblogs'
        ? blogPosts.map(({ title, slug }) => ({ title, path: `/blog/${slug}/` }))
        : catalogue.products.slice(0, 20).map(({ name, slug }) => ({ title: name, path: `/${slug}/` }));
    const items = entries.map(
      ({ title, path }) => `<item><title>${escapeHtml(title)}</title><link>${origin}${path}</link></item>`,
    );
    response
      .type('application/rss+xml')
      .send(
        `<?xml version="1.0"?><rss version="2.0"><channel><title>Alder &amp; Quay</title><link>${origin}/</link>${items.join('')}</channel></rss>`,
      );
  });
  router.get('/xmlsitemap.php', ({ query, protocol, headers }, response) => {
    const origin = `${protocol}://${headers.host ?? ''}`;
    const { products, categories, brands } = catalogue;
    const kinds: Readonly<Record<string, readonly { slug: string }[]>> = {
      pages: [{ slug: '' }, ...pageLinks],
      products,
      categories,
      brands,
      news: blogPosts.map(({ slug }) => ({ slug: `blog/${slug}` })),
    };
    const kind = kinds[String(query['type'])];
    const urls = kind
      ? kind.map(({ slug }) => (slug ? `${origin}/${slug}/` : `${origin}/`))
      : Object.keys(kinds).map((type) => `${origin}/xmlsitemap.php?type=${type}&page=1`);
    const [list, entry] = kind ? ['urlset', 'url'] : ['sitemapindex', 'sitemap'];
    const entries = urls.map((url) => `<${entry}><loc>${escapeHtml(url)}</loc></${entry}>`).join('');
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${list}>`,
      );
  });
  return router;
}
