import type { InitialProps } from '../../../core/markup/overrides';
import { pictureAt, pictureSrcset } from './picture-addresses';

/** The data of a large picture. */
export interface GalleryPicture {
  readonly src: string;
  readonly srcset: string;
  /** The address of the picture in its largest size. */
  readonly zoom: string;
  readonly alt: string;
}

const textOf = (initial: InitialProps | undefined, name: string): string => String(initial?.[name] ?? '');

/** The large picture as the server printed it. */
export function printedPicture(image: InitialProps | undefined, link: InitialProps | undefined): GalleryPicture {
  const src = textOf(image, 'src');
  return {
    src,
    srcset: textOf(image, 'srcSet'),
    zoom: textOf(link, 'href') || src,
    alt: textOf(image, 'alt'),
  };
}

/** The large picture that belongs to a thumbnail, or null if the thumbnail has no address of a large picture. */
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
 * The picture of a chosen option.
 *
 * @param data the picture's address, with the placeholder `{:size}`
 * @param sizes the sizes of the large picture and of the zoomed picture, e.g. `960x960`
 */
export function pictureOfOption(data: string, alt: string, sizes: { product: string; zoom: string }): GalleryPicture {
  return { src: pictureAt(data, sizes.product), srcset: pictureSrcset(data), zoom: pictureAt(data, sizes.zoom), alt };
}
