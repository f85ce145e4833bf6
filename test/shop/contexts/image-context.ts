import type { ProductPicture, ProductRecord } from '../catalogue/product-record';

/** An image for `getImage` and `getImageSrcset`. `data` is an absolute URL that contains `{:size}`. */
export interface ImageContext {
  data: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * The image object of a product's picture.
 *
 * @param origin of the request, such as `http://localhost:3000`
 */
export const imageContext = (origin: string, productId: number, picture: ProductPicture): ImageContext => ({
  data: `${origin}/images/stencil/{:size}/products/${productId}/${picture.name}.svg?c=1`,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
});

/** The main image of a product; null when the product has no picture. */
export function mainImage(origin: string, product: ProductRecord): ImageContext | null {
  const [picture] = product.pictures;
  return picture ? imageContext(origin, product.id, picture) : null;
}

/** The URL of an image at one size, for responses with plain URLs. */
export const imageUrl = (image: ImageContext | null, size: string): string =>
  image?.data.replace('{:size}', size) ?? '';
