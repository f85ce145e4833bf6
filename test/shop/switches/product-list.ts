import type { World } from '../world/world';

/** Every product with its URL, options and variants; tests look up ids here. */
export const productList = ({ catalogue, stock }: World): object[] =>
  catalogue.products.map((product) => ({
    id: product.id,
    name: product.name,
    path: `/${product.slug}/`,
    options: product.options.map((option) => ({
      id: option.id,
      name: option.name,
      kind: option.kind,
      required: option.required,
      ...('values' in option ? { values: option.values.map(({ id, label }) => ({ id, label })) } : {}),
      ...(option.kind === 'checkbox' ? { yes: option.yes.id, no: option.no.id } : {}),
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      values: Object.fromEntries(variant.values),
      stock: stock.level(product, variant),
    })),
  }));
