import type { InitialProps } from '../../../core/markup/overrides';

/** Stencil's `getImageSrcset` with `use_default_sizes`, in pixels. */
const WIDTHS = [80, 160, 320, 640, 960, 1280, 1920, 2560];

/** @param size `500x659`, or the width `640w` */
export const pictureAt = (data: string, size: string): string => data.replace('{:size}', size);

export const pictureSrcset = (data: string): string =>
  WIDTHS.map((width) => `${pictureAt(data, `${width}w`)} ${width}w`).join(', ');

export interface GalleryPicture {
  readonly src: string;
  readonly srcset: string;
  /** The largest size. */
  readonly zoom: string;
  readonly alt: string;
}

const textOf = (initial: InitialProps | undefined, name: string): string => String(initial?.[name] ?? '');

export const sizesOf = (image: InitialProps | undefined): string | undefined => textOf(image, 'sizes') || undefined;

export function initialPicture(image: InitialProps | undefined, link: InitialProps | undefined): GalleryPicture {
  const src = textOf(image, 'src');
  return {
    src,
    srcset: textOf(image, 'srcSet'),
    zoom: textOf(link, 'href') || src,
    alt: textOf(image, 'alt'),
  };
}

/** Null for a video's. */
export function pictureOfThumbnail(thumbnail: InitialProps): GalleryPicture | null {
  const src = textOf(thumbnail, 'data-image-gallery-new-image-url');
  if (!src) return null;
  return {
    src,
    srcset: textOf(thumbnail, 'data-image-gallery-new-image-srcset'),
    zoom: textOf(thumbnail, 'data-image-gallery-zoom-image-url') || textOf(thumbnail, 'href') || src,
    alt: thumbnail.element.querySelector('img')?.alt ?? '',
  };
}

/**
 * @param data the URL with `{:size}`
 * @param sizes such as `960x960`
 */
export function pictureOfOption(data: string, alt: string, sizes: { product: string; zoom: string }): GalleryPicture {
  return { src: pictureAt(data, sizes.product), srcset: pictureSrcset(data), zoom: pictureAt(data, sizes.zoom), alt };
}
