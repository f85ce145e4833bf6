import { Router } from 'express';
import { blogPosts } from '../contexts/blog-posts';
import { escapeHtml } from '../wire/escape-html';
import type { World } from '../world/world';

/** `/rss.php`: the platform generates its feeds without a template. */
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
  return router;
}
