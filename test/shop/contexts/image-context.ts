import type { ProductPicture, ProductRecord } from '../catalogue/product-record';

/** An image as `getImage` and `getImageSrcset` take it: an absolute address with `{:size}` in it. */
export interface ImageContext {
  data: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * A product's picture as an image object.
 *
 * @param origin of the request, such as `http://localhost:3000`
 */
export const imageContext = (origin: string, productId: number, picture: ProductPicture): ImageContext => ({
  data: `${origin}/images/stencil/{:size}/products/${productId}/${picture.name}.svg?c=1`,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
});

/** The picture that stands for a product in lists; null when it has none. */
export function mainImage(origin: string, product: ProductRecord): ImageContext | null {
  const [picture] = product.pictures;
  return picture ? imageContext(origin, product.id, picture) : null;
}

/** The address of an image at one size, for answers that carry a plain address. */
export const imageUrl = (image: ImageContext | null, size: string): string =>
  image?.data.replace('{:size}', size) ?? '';
