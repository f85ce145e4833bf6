/** The widths that Stencil's `getImageSrcset` prints with `use_default_sizes`, in pixels. */
const WIDTHS = [80, 160, 320, 640, 960, 1280, 1920, 2560];

/**
 * The address of a picture in one size.
 *
 * @param data the address, with `{:size}` in place of the size
 * @param size `500x659`, or `640w` for a width
 */
export const pictureAt = (data: string, size: string): string => data.replace('{:size}', size);

/** The value of a `srcset` attribute with all widths of a picture. */
export const pictureSrcset = (data: string): string =>
  WIDTHS.map((width) => `${pictureAt(data, `${width}w`)} ${width}w`).join(', ');
