import { pageLinks } from '../contexts/content-pages';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { Visit } from '../sessions/visit';
import type { FindPage } from './page';

interface SitemapLink {
  label: string;
  url: string;
  children?: SitemapLink[];
}

/** `/sitemap.php`: pages, categories and brands. Names: BigCommerce's sitemap schema. */
export const sitemapPage: FindPage = (visit) => {
  if (visit.url.pathname !== '/sitemap.php') return undefined;
  return {
    template: 'pages/sitemap',
    pageType: 'sitemap',
    context: () => ({
      ...globalContext(visit, {
        title: 'Alder & Quay - Sitemap',
        breadcrumbs: breadcrumbs(visit, undefined, { name: 'Sitemap', url: '/sitemap.php' }),
      }),
      page_type: 'sitemap',
      sitemap: [
        section(
          'Pages',
          pageLinks.map(({ name, slug }) => ({ label: name, url: `/${slug}/` })),
        ),
        section('Categories', categoryLinks(visit, 0)),
        {
          ...section(
            'Brands',
            visit.world.catalogue.brands.map(({ name, slug }) => ({ label: name, url: `/${slug}/` })),
          ),
          show_all_link: true,
          subsection_url: '/brands/',
        },
      ],
    }),
  };
};

const section = (name: string, body: SitemapLink[]) => ({
  label: name,
  title: name,
  body,
  show_all_link: false,
  subsection_url: '',
});

const categoryLinks = (visit: Visit, parentId: number): SitemapLink[] =>
  visit.world.catalogue.categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, slug }) => ({ label: name, url: `/${slug}/`, children: categoryLinks(visit, id) }));
