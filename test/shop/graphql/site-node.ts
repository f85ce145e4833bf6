import type { ProductRecord, Variant } from '../catalogue/product-record';
import { defaultChoices } from '../choices/read-choices';
import { matches, resolveVariant } from '../choices/resolve-variant';
import { sortProducts } from '../contexts/sort-products';
import type { Visit } from '../sessions/visit';
import { connect, type PageArguments } from './connection';
import { nodeId } from './node-id';
import { productNode } from './product-node';

interface ProductsArguments extends PageArguments {
  ids: string[];
  entityIds: number[];
  hideOutOfStock?: boolean | null;
}

interface ProductArguments {
  id?: string | null;
  entityId?: number | null;
  variantEntityId?: number | null;
  optionValueIds: { optionEntityId: number; valueEntityId: number }[];
  sku?: string | null;
  useDefaultOptionSelections?: boolean | null;
}

interface ListArguments extends PageArguments {
  hideOutOfStock?: boolean | null;
}

interface CategoryArguments extends ListArguments {
  sortBy?: keyof typeof categoryOrders | null;
}

/** The orders of `CategoryProductSort` as in the URL of a list. */
const categoryOrders = {
  A_TO_Z: 'alphaasc',
  BEST_REVIEWED: 'avgcustomerreview',
  BEST_SELLING: 'bestselling',
  DEFAULT: 'featured',
  FEATURED: 'featured',
  HIGHEST_PRICE: 'pricedesc',
  LOWEST_PRICE: 'priceasc',
  NEWEST: 'newest',
  Z_TO_A: 'alphadesc',
} as const;

/** The `Site` node. */
export const siteNode = (visit: Visit): object => ({
  products: (wanted: ProductsArguments) =>
    connect(productsOf(visit, wanted), wanted, (product) => productNode(visit, product)),
  product: (wanted: ProductArguments) => {
    const { products } = visit.world.catalogue;
    const product = products.find((one) => isMeant(one, wanted));
    return product ? productNode(visit, product, variantOf(product, wanted)) : null;
  },
  featuredProducts: (wanted: ListArguments) => listOf(visit, wanted, ({ featured }) => featured),
  newestProducts: (wanted: ListArguments) => listOf(visit, wanted, ({ isNew }) => isNew),
  bestSellingProducts: (wanted: ListArguments) => listOf(visit, wanted, ({ topSeller }) => topSeller),
  category: ({ entityId }: { entityId: number }) => {
    const category = visit.world.catalogue.findCategory(entityId);
    return (
      category && {
        id: nodeId('Category', entityId),
        entityId,
        name: category.name,
        path: `${visit.language.path}/${category.slug}/`,
        products: (wanted: CategoryArguments) =>
          connectProducts(
            visit,
            sortProducts(visit.world.catalogue.productsIn(entityId), categoryOrders[wanted.sortBy ?? 'DEFAULT']),
            wanted,
          ),
      }
    );
  },
  brand: ({ entityId }: { entityId: number }) => {
    const { catalogue } = visit.world;
    const brand = catalogue.findBrand(entityId);
    return (
      brand && {
        id: nodeId('Brand', entityId),
        entityId,
        name: brand.name,
        path: `${visit.language.path}/${brand.slug}/`,
        products: (wanted: ListArguments) =>
          connectProducts(
            visit,
            sortProducts(
              catalogue.products.filter(({ brandId }) => brandId === entityId),
              'featured',
            ),
            wanted,
          ),
      }
    );
  },
  categoryTree: ({ rootEntityId }: { rootEntityId?: number | null }) =>
    rootEntityId ? treeItems(visit, ({ id }) => id === rootEntityId) : treeItems(visit, isTop),
  content: {
    renderedRegionsByPageType: () => ({ regions: regions(visit) }),
    renderedRegionsByPageTypeAndEntityId: () => ({ regions: regions(visit) }),
  },
});

/** The requested products, in order; ids without a product are left out. */
function productsOf({ world }: Visit, { ids, entityIds, hideOutOfStock }: ProductsArguments): ProductRecord[] {
  const { products, findProduct } = world.catalogue;
  const wanted = [
    ...entityIds.flatMap((id) => findProduct(id) ?? []),
    ...ids.flatMap((id) => products.find((product) => nodeId('Product', product.id) === id) ?? []),
  ];
  const all = ids.length + entityIds.length === 0 ? products : wanted;
  return all.filter((product) => !hideOutOfStock || world.stock.level(product, null) !== 0);
}

const listOf = (visit: Visit, wanted: ListArguments, fits: (product: ProductRecord) => boolean): object =>
  connectProducts(visit, visit.world.catalogue.products.filter(fits), wanted);

const connectProducts = (visit: Visit, products: readonly ProductRecord[], wanted: ListArguments): object =>
  connect(
    products.filter((product) => !wanted.hideOutOfStock || visit.world.stock.level(product, null) !== 0),
    wanted,
    (product) => productNode(visit, product),
  );

const isMeant = (product: ProductRecord, { id, entityId, sku, variantEntityId }: ProductArguments): boolean =>
  product.id === entityId ||
  nodeId('Product', product.id) === id ||
  product.sku === sku ||
  product.variants.some((variant) => variant.id === variantEntityId || variant.sku === sku);

function variantOf(product: ProductRecord, wanted: ProductArguments): Variant | null {
  const { variantEntityId, sku, optionValueIds, useDefaultOptionSelections } = wanted;
  const named = product.variants.find(({ id, sku: own }) => id === variantEntityId || own === sku);
  if (named) return named;
  if (optionValueIds.length > 0) {
    const chosen = new Map(optionValueIds.map((one) => [one.optionEntityId, one.valueEntityId]));
    return product.variants.find(({ values }) => matches(values, chosen)) ?? null;
  }
  return useDefaultOptionSelections ? resolveVariant(product, defaultChoices(product)) : null;
}

type IsWanted = (category: { id: number; parentId: number }) => boolean;

const isTop: IsWanted = ({ parentId }) => parentId === 0;

const treeItems = (visit: Visit, isWanted: IsWanted): object[] =>
  visit.world.catalogue.categories.filter(isWanted).map(({ id, name, slug, description }) => {
    const children = treeItems(visit, ({ parentId }) => parentId === id);
    return {
      entityId: id,
      name,
      path: `${visit.language.path}/${slug}/`,
      description,
      productCount: visit.world.catalogue.productsIn(id).length,
      hasChildren: children.length > 0,
      children,
    };
  });

/** Page Builder's regions; in this shop they are the same on every page. */
const regions = ({ world }: Visit): object[] =>
  Object.entries(world.settings.regions).map(([name, html]) => ({ name, html }));
