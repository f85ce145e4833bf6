import type { Catalogue } from '../catalogue/catalogue';
import type { Visit } from '../sessions/visit';
import { categoryTrail } from './category-paths';
import { type ImageContext, imageContext } from './image-context';

interface MenuItem {
  id: number;
  name: string;
  url: string;
  is_active: boolean;
  count: number;
  image: ImageContext | null;
  children: MenuItem[];
}

/** `categories` of every page: the whole tree. `is_active` marks the path to this page. */
export const menuContext = ({ world, url }: Visit): MenuItem[] => level(world.catalogue, 0, url);

const level = (catalogue: Catalogue, parentId: number, url: URL): MenuItem[] =>
  catalogue.categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, slug, pictured }) => ({
      id,
      name,
      url: `/${slug}/`,
      is_active: url.pathname.startsWith(`/${slug}/`),
      count: catalogue.productsIn(id).length,
      image: categoryImage(catalogue, url.origin, pictured),
      children: level(catalogue, id, url),
    }));

/** The `scene` picture of the category's product; null when there is none. */
function categoryImage(catalogue: Catalogue, origin: string, pictured = 0): ImageContext | null {
  const product = catalogue.findProduct(pictured);
  const scene = product?.pictures.find(({ view }) => view === 'scene');
  return product && scene ? imageContext(origin, product.id, scene) : null;
}

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
