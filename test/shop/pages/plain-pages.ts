import { contentPages } from '../contexts/content-pages';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { Visit } from '../sessions/visit';
import type { FindPage, Page } from './page';

export const contentPage: FindPage = (visit) => {
  const page = contentPages.find(({ slug }) => visit.url.pathname === `/${slug}/`);
  if (!page) return undefined;
  const pageType = page.content === '%%Syndicate%%' ? 'rss' : 'page';
  return {
    template: 'pages/page',
    pageType,
    entityId: page.id,
    context: () => ({
      ...globalContext(visit, {
        title: `${page.name} - Alder & Quay`,
        breadcrumbs: breadcrumbs(visit, undefined, { name: page.name, url: `/${page.slug}/` }),
      }),
      page_type: pageType,
      page: { title: page.name, content: page.content, url: `/${page.slug}/`, sub_pages: [] },
    }),
  };
};

/** The 404 page, for any other URL. */
export const notFoundPage = (visit: Visit): Page => ({
  template: 'pages/errors/404',
  pageType: '404',
  status: 404,
  context: () => ({ ...globalContext(visit, { title: '404 Error - Page not found' }), page_type: '404' }),
});
