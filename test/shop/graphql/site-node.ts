import type { ProductRecord, Variant } from '../catalogue/product-record';
import { defaultChoices } from '../choices/read-choices';
import { matches, resolveVariant } from '../choices/resolve-variant';
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

/** The `Site` node. */
export const siteNode = (visit: Visit): object => ({
  products: (wanted: ProductsArguments) =>
    connect(productsOf(visit, wanted), wanted, (product) => productNode(visit, product)),
  product: (wanted: ProductArguments) => {
    const { products } = visit.world.catalogue;
    const product = products.find((one) => isMeant(one, wanted));
    return product ? productNode(visit, product, variantOf(product, wanted)) : null;
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
