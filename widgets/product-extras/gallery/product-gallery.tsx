import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { string } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { isPlainClick } from '../../../core/controls/press';
import type { InitialProps } from '../../../core/markup/overrides';
import { useProduct } from '../../../core/state/product/use-product';
import { useThumbnailTrack } from './use-thumbnail-track';
import { useZoom } from './use-zoom';

/** Stencil's `getImageSrcset` with `use_default_sizes`, in pixels. */
const WIDTHS = [80, 160, 320, 640, 960, 1280, 1920, 2560];

/** Puts a size (`500x659`, or the width `640w`) into a URL with `{:size}`. */
export const pictureAt = (data: string, size: string): string => data.replace('{:size}', size);

/** The `srcset` of a picture in all widths. */
export const pictureSrcset = (data: string): string =>
  WIDTHS.map((width) => `${pictureAt(data, `${width}w`)} ${width}w`).join(', ');

interface GalleryPicture {
  readonly src: string;
  readonly srcset: string;
  /** The largest size. */
  readonly zoom: string;
  readonly alt: string;
}

const textOf = (initial: InitialProps | undefined, name: string): string => String(initial?.[name] ?? '');

function initialPicture(image: InitialProps | undefined, link: InitialProps | undefined): GalleryPicture {
  const src = textOf(image, 'src');
  return {
    src,
    srcset: textOf(image, 'srcSet'),
    zoom: textOf(link, 'href') || src,
    alt: textOf(image, 'alt'),
  };
}

function pictureOfThumbnail(thumbnail: InitialProps): GalleryPicture | null {
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
function pictureOfOption(data: string, alt: string, sizes: { product: string; zoom: string }): GalleryPicture {
  return { src: pictureAt(data, sizes.product), srcset: pictureSrcset(data), zoom: pictureAt(data, sizes.zoom), alt };
}

const contract = defineContract({
  name: 'product-gallery',
  moment: 'runtime',
  attributes: { productSize: string('960x960'), zoomSize: string('1920x1920') },
  parts: {
    image: required('the large picture', 'img'),
    figure: optional('the frame of the large picture'),
    link: optional('the link around the large picture', 'a'),
    zoom: optional('the zoomed picture over the large one'),
    thumbnail: optional('the link to one of the pictures', 'a', 'button'),
    track: optional('the element around the thumbnails that scrolls sideways'),
    previous: optional('the button to the thumbnails before, hidden while all are in view'),
    next: optional('the button to the next thumbnails, hidden while all are in view'),
    notice: optional('the notice that a picture cannot be zoomed'),
  },
});

/** The product's pictures. The chosen option or thumbnail decides which one is large. */
export const productGallery = defineWidget(contract, function ProductGallery(props) {
  const { slot, initial, Markup, productSize, zoomSize } = props;
  const optionImage = useProduct(slot, 'attributes').attributes?.image;
  const data = optionImage?.data ?? '';
  const thumbnails = initial('thumbnail');
  const [chosen, choose] = useState(() => thumbnails.findIndex((thumbnail) => thumbnail['aria-current'] === 'true'));
  // A pressed thumbnail wins until the options have another picture.
  const [option, setOption] = useState({ data, isReplaced: false });
  if (option.data !== data) setOption({ data, isReplaced: false });

  const isOption = data !== '' && !option.isReplaced;
  const thumbnail = thumbnails[chosen];
  const rendered = initialPicture(initial('image')[0], initial('link')[0]);
  const picture = isOption
    ? pictureOfOption(data, optionImage?.alt || rendered.alt, { product: productSize, zoom: zoomSize })
    : (thumbnail && pictureOfThumbnail(thumbnail)) || rendered;

  // An option's picture is often in the gallery too.
  const current = isOption ? thumbnails.findIndex((one) => pictureOfThumbnail(one)?.zoom === picture.zoom) : chosen;

  const row = useThumbnailTrack(
    initial('track')[0]?.element,
    thumbnails.map(({ element }) => element),
    current,
  );

  const [broken, setBroken] = useState('');
  const zoom = useZoom(initial('figure')[0]?.element, picture.zoom);
  const show = (index: number) => {
    choose(index);
    setOption({ data, isReplaced: true });
    zoom.end();
  };

  return (
    <Markup
      figure={{
        ...zoom.frame,
        'data-zoom-image': picture.zoom,
        className: zoom.isOn ? 'is-zoomed' : broken === picture.src ? 'is-broken' : undefined,
      }}
      link={{ href: picture.zoom, ...zoom.control }}
      image={{ src: picture.src, srcSet: picture.srcset, alt: picture.alt, onError: () => setBroken(picture.src) }}
      zoom={zoom.layer}
      previous={row.previous}
      next={row.next}
      notice={{ hidden: !zoom.hasFailed }}
      thumbnail={(_, index) => ({
        role: 'button',
        'aria-current': index === current,
        className: index === current ? 'is-active' : undefined,
        ...asButton(() => show(index)),
      })}
    />
  );
});

/** A click for a new tab still follows the link. */
function asButton(press: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      press();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
