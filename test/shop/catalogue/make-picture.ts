import type { PictureView, ProductPicture, ProductRecord } from './product-record';

/** A picture as a product's file describes it. */
export interface PictureDraft {
  view: PictureView;
  alt?: string;
  /** Hex without `#`; by default the product's colour. */
  colour?: string;
  name?: string;
  width?: number;
  height?: number;
}

const spoken: Record<PictureView, string> = {
  front: '',
  turned: ', from the side',
  close: ', a closer look',
  scene: ', at home',
  pair: ', two of them',
};

/** Makes a whole picture from its draft. Sizes are pixels of the original; image addresses never exceed them. */
export function makePicture(product: Pick<ProductRecord, 'name' | 'colour'>, draft: PictureDraft): ProductPicture {
  const colour = draft.colour ?? product.colour;
  return {
    name: draft.name ?? draft.view,
    alt: draft.alt ?? `${product.name}${spoken[draft.view]}`,
    view: draft.view,
    colour,
    width: draft.width ?? 1280,
    height: draft.height ?? 1280,
  };
}
