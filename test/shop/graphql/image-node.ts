import type { ImageContext } from '../contexts/image-context';

/** An `Image` node; null without an image. */
export const imageNode = (image: ImageContext | null): object | null =>
  image && {
    url: ({ width, height }: { width: number; height?: number | null }) =>
      image.data.replace('{:size}', height ? `${width}x${height}` : `${width}w`),
    urlOriginal: image.data.replace('{:size}', 'original'),
    urlTemplate: image.data,
    altText: image.alt,
    isDefault: true,
  };
