import type { Catalogue } from '../catalogue/catalogue';
import { categoryTrail } from './category-paths';
import type { Visit } from '../sessions/visit';

interface MenuItem {
  id: number;
  name: string;
  url: string;
  is_active: boolean;
  count: number;
  image: null;
  children: MenuItem[];
}

/** `categories` of every page: the whole tree, with the way to this page marked. */
export const menuContext = ({ world, url }: Visit): MenuItem[] => level(world.catalogue, 0, url.pathname);

const level = (catalogue: Catalogue, parentId: number, path: string): MenuItem[] =>
  catalogue.categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, slug }) => ({
      id,
      name,
      url: `/${slug}/`,
      is_active: path.startsWith(`/${slug}/`),
      count: catalogue.productsIn(id).length,
      image: null,
      children: level(catalogue, id, path),
    }));

/** A breadcrumb trail: home, the category's ancestors and itself, then whatever comes last. */
export const breadcrumbs = (
  { url, world }: Visit,
  categoryId: number | undefined,
  last?: { name: string; url: string },
): { name: string; url: string }[] => [
  { name: 'Home', url: `${url.origin}/` },
  ...(categoryId === undefined
    ? []
    : categoryTrail(world.catalogue, categoryId).map(({ name, url: at }) => ({ name, url: at }))),
  ...(last ? [last] : []),
];
