import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { boolean, string } from '../../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { isPlainClick } from '../../../core/controls/press';
import { useProduct } from '../../../core/state/product/use-product';
import { initialPicture, pictureOfOption, pictureOfThumbnail, sizesOf } from './gallery-picture';
import { usePicturesOfOthers } from './pictures-of-choice';
import { slideInView, useSlides } from './use-slides';
import { useThumbnailTrack } from './use-thumbnail-track';
import { useViewer } from './use-viewer';
import { useZoom } from './use-zoom';
import { titleOf, VideoFrame } from './VideoFrame';

const contract = defineContract({
  name: 'product-gallery',
  moment: 'runtime',
  attributes: { productSize: string('960x960'), zoomSize: string('1920x1920'), byOption: boolean(false) },
  messages: { counter: optional('the number of the picture on the whole screen, with [number] and [count]') },
  parts: {
    image: required('the large picture, or each picture in the pictures', 'img'),
    figure: optional('the frame of the large picture'),
    link: optional('the link around each image', 'a'),
    zoom: optional('the zoomed picture over the large one'),
    pictures: optional('the element around the slides, which scrolls sideways'),
    slide: optional('the element of each picture and video, in the order of the thumbnails, the videos last'),
    thumbnail: optional('the link to one of the pictures', 'a', 'button'),
    track: optional('the element around the thumbnails that scrolls sideways'),
    previous: optional('the button to the thumbnails before, hidden while all are in view'),
    next: optional('the button to the next thumbnails, hidden while all are in view'),
    notice: optional('the notice that a picture cannot be zoomed'),
    viewer: optional('the <dialog> with the pictures on the whole screen', 'dialog'),
    viewerPictures: optional('the element in it that scrolls sideways'),
    viewerSlide: optional('each picture and video in it, in the same order'),
    viewerImage: optional('each picture in it', 'img'),
    viewerPrevious: optional('the button to the picture before'),
    viewerNext: optional('the button to the next picture'),
    close: optional('the button that closes it'),
    counter: optional('the number of the picture in it'),
    video: optional('the link to a video in each slide of one, with data-video-id', 'a'),
    player: optional('the element for the player in each slide of a video'),
  },
});

/**
 * The chosen option or thumbnail, or a swipe, decides which picture is large: a single one, whose source changes, or
 * one in a track.
 */
export const productGallery = defineWidget(contract, function ProductGallery(props) {
  const { slot, initial, Markup, productSize, zoomSize, byOption, counter } = props;
  const { attributes, scope } = useProduct(slot, 'attributes');
  const optionImage = attributes?.image;
  const data = optionImage?.data ?? '';
  const thumbnails = initial('thumbnail');
  const elementsOf = (...[part]: Parameters<typeof initial>) => initial(part).map(({ element }) => element);
  const slides = elementsOf('slide');
  const pictures = initial('pictures')[0]?.element;
  // The shopper may have swiped before.
  const [swiped] = useState(() => (pictures ? slideInView(pictures, slides) : 0));
  const [chosen, choose] = useState(() =>
    swiped > 0 ? swiped : thumbnails.findIndex((thumbnail) => thumbnail['aria-current'] === 'true'),
  );
  // A pressed thumbnail wins until the options have another picture.
  const [option, setOption] = useState({ data, isReplaced: swiped > 0 });
  if (option.data !== data) setOption({ data, isReplaced: false });

  const isOption = data !== '' && !option.isReplaced;
  const rendered = initialPicture(initial('image')[0], initial('link')[0]);
  const wanted = isOption
    ? pictureOfOption(data, optionImage?.alt || rendered.alt, { product: productSize, zoom: zoomSize })
    : undefined;
  // An option's picture is often in the gallery too.
  const wantedIndex = wanted ? thumbnails.findIndex((one) => pictureOfThumbnail(one)?.zoom === wanted.zoom) : chosen;

  const isForeign = wanted !== undefined && wantedIndex < 0;
  const others = usePicturesOfOthers(
    scope.element,
    thumbnails.map((one) => pictureOfThumbnail(one)?.alt ?? ''),
    { isOn: byOption, response: attributes },
  );
  const kept = isForeign ? 0 : wanted ? wantedIndex : -1;
  const visible = [...(slides.length > 0 ? slides : thumbnails).keys()].filter((at) => at === kept || !others.has(at));
  const current = wanted || !others.has(chosen) ? wantedIndex : (visible[0] ?? -1);
  const shown = Math.max(current, 0);

  const images = initial('image');
  const isVideo = slides.length > 0 && shown >= images.length;
  const thumbnail = thumbnails[current];
  const picture = wanted ?? ((thumbnail && pictureOfThumbnail(thumbnail)) || rendered);
  /** Of the option or thumbnail, where the server rendered another one. */
  const replaced = (index: number) => (slides.length === 0 || (isForeign && index === 0) ? picture : undefined);

  const [isTouched, setTouched] = useState(() => shown > 0 || slot.matches(':hover, :focus-within'));
  if (shown > 0 && !isTouched) setTouched(true);
  const keyOf = (index: number) => `${index} ${replaced(index)?.src ?? ''}`;
  const [broken, setBroken] = useState('');
  const [playing, setPlaying] = useState(-1);
  const row = useThumbnailTrack(initial('track')[0]?.element, elementsOf('thumbnail'), current);
  const zoom = useZoom(initial('figure')[0]?.element, isVideo ? '' : picture.zoom);
  const show = (index: number) => {
    choose(index);
    setOption({ data, isReplaced: true });
    zoom.end();
    setPlaying(-1);
  };
  const step = (by: 1 | -1) => {
    const next = visible[visible.indexOf(shown) + by];
    if (next !== undefined) show(next);
  };
  const scrolling = { shown, hidden: visible.join(), show };
  const large = useSlides(pictures, slides, scrolling);
  const full = useSlides(initial('viewerPictures')[0]?.element, elementsOf('viewerSlide'), scrolling);
  const videos = initial('video');
  const videoSlide = (index: number) => images.length + (index % (slides.length - images.length));
  const viewer = useViewer({
    dialog: initial('viewer')[0]?.element,
    opener: (initial('link')[shown] ?? videos[shown - images.length])?.element,
    scrollToShown: full.scrollToShown,
    step,
    closed: () => setPlaying(-1),
  });

  const openViewer =
    viewer.open &&
    (() => {
      // Escape must close the dialog.
      zoom.end();
      viewer.open?.();
    });
  const onlyVisible = byOption ? (index: number) => ({ hidden: !visible.includes(index) }) : () => ({});
  const towards = (by: 1 | -1) => {
    const isEnd = visible.at(by < 0 ? 0 : -1) === shown;
    // A disabled button loses the focus.
    return { hidden: visible.length < 2, 'aria-disabled': isEnd || undefined, onClick: () => step(by) };
  };
  return (
    <Markup
      figure={{
        ...zoom.frame,
        'data-zoom-image': picture.zoom,
        className: zoom.isOn
          ? 'is-zoomed'
          : isVideo
            ? 'is-video'
            : broken === keyOf(slides.length > 0 ? shown : 0)
              ? 'is-broken'
              : undefined,
        onPointerEnter: (event) => {
          setTouched(true);
          zoom.frame.onPointerEnter(event);
        },
      }}
      pictures={{ onScroll: large.onScroll }}
      slide={(_, index) => onlyVisible(index)}
      link={(_, index) => ({
        href: replaced(index)?.zoom,
        tabIndex: slides.length > 0 && index !== shown ? -1 : 0,
        ...(openViewer ? { role: 'button', 'aria-haspopup': 'dialog', ...asButton(openViewer) } : zoom.control),
      })}
      image={(_, index) => {
        const other = replaced(index);
        return {
          ...(isTouched && index > 0 && { sizes: sizesOf(images[0]) }),
          ...(other && { src: other.src, srcSet: other.srcset, alt: other.alt }),
          onError: () => setBroken(keyOf(index)),
        };
      }}
      zoom={zoom.layer}
      previous={row.previous}
      next={row.next}
      notice={{ hidden: !zoom.hasFailed }}
      thumbnail={(_, index) => ({
        ...onlyVisible(index),
        role: 'button',
        'aria-current': index === current,
        className: index === current ? 'is-active' : undefined,
        ...asButton(() => show(index)),
      })}
      video={(_, index) => ({
        tabIndex: videoSlide(index) === shown ? 0 : -1,
        ...asButton(() => setPlaying(index)),
      })}
      player={(_, index) => {
        const video = videos[index];
        if (index !== playing || !video) return {};
        const frame = <VideoFrame id={String(video['data-video-id'])} title={titleOf(video.text)} />;
        return { hidden: false, children: frame };
      }}
      viewer={viewer.dialog}
      close={viewer.close}
      viewerPictures={{ onScroll: full.onScroll }}
      viewerSlide={(_, index) => onlyVisible(index)}
      viewerImage={(_, index) => (isForeign && index === 0 ? { src: picture.zoom, alt: picture.alt } : {})}
      viewerPrevious={towards(-1)}
      viewerNext={towards(1)}
      counter={
        counter ? { text: fillMessage(counter, { number: visible.indexOf(shown) + 1, count: visible.length }) } : {}
      }
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
