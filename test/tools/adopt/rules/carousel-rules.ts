import type { ElementRule, Rule } from '../rule';

/** Words that the theme has for its own carousel. */
const page = `data-page="{{lang 'widgets.carousel.page'}}"`;
const arrow = (part: 'previous' | 'next', className: string): string =>
  `<button type="button" class="${className} slick-arrow" aria-label="{{lang 'widgets.carousel.${part}'}}" data-part="${part}"></button>`;
const dots = (list: string): string =>
  `<ul class="slick-dots" role="list">{{#each ${list}}}<li><button type="button" aria-label="{{lang 'widgets.carousel.dot' number=(add @index 1)}}" data-part="dot" data-carousel-dot></button></li>{{/each}}</ul>`;

const controls = (list: string, arrows: readonly string[]): string =>
  [
    '\n[indent]</div>',
    `\n[indent]{{#if ${list}.length '>' 1}}`,
    '\n[indent]<div data-part="controls" hidden>',
    ...[...arrows, dots(list)].map((line) => `\n[indent]    ${line}`),
    '\n[indent]</div>',
    '\n[indent]{{/if}}',
  ].join('');

/** The classes by which the theme's styles know a carousel that its script has started. */
const started = (list: string): Pick<ElementRule, 'rewrites' | 'varies'> => ({
  rewrites: [
    [/(\sclass="[^"]*)"/, `$1 slick-slider slick-initialized{{#if ${list}.length '>' 1}} slick-dotted{{/if}}"`],
  ],
  varies: {
    selector: '.slick-initialized',
    attributes: [],
    classes: ['slick-slider', 'slick-initialized', 'slick-dotted'],
  },
});

/** The merchant's slides on the home page. */
const heroRules: readonly Rule[] = [
  {
    name: 'hero',
    unit: 'hero',
    selector: '[data-slick]:has([data-hero-slide])',
    ...started('carousel.slides'),
    drops: ['data-slick'],
    mark: `data-widget="carousel" data-widget-when="idle" data-frequency="{{carousel.swap_frequency}}" data-speed="500" data-play="{{lang 'carousel.play_pause_button_aria_play'}}" data-pause="{{lang 'carousel.play_pause_button_aria_pause'}}" ${page}`,
  },
  {
    name: 'slides',
    unit: 'hero',
    selector: '[data-slick] [data-hero-slide]',
    around: 'each',
    before: '<div class="slick-list" data-part="track">\n[indent]',
    after: controls('carousel.slides', [
      `{{#if arrows}}${arrow('previous', 'slick-prev')}${arrow('next', 'slick-next')}{{/if}}`,
    ]),
  },
  {
    name: 'slide',
    unit: 'hero',
    selector: '[data-slick] [data-hero-slide]:not([class])',
    mark: 'class="slick-slide" data-part="slide"',
  },
  { name: 'slide', unit: 'hero', selector: '[data-slick] [data-hero-slide][class]', mark: 'data-part="slide"' },
  {
    name: 'rotation',
    selector: '[data-play-pause-button]',
    mark: 'data-part="play" hidden',
    first: '<span data-rotation="on">',
    last: `</span><span data-rotation="off">{{lang 'carousel.play_pause_button_play'}}</span>`,
  },
];

/** Products side by side. */
const productRules: readonly Rule[] = [
  {
    name: 'carousel of products',
    unit: 'carousel of products',
    selector: '[data-slick]:has([data-product-slide])',
    ...started('products'),
    drops: ['data-slick'],
    mark: `data-widget="carousel" data-widget-when="visible" data-rewind="false" ${page} style="--columns: {{columns}}"`,
  },
  {
    name: 'products side by side',
    unit: 'carousel of products',
    selector: '[data-slick] [data-product-slide]',
    around: 'each',
    before: '<div class="slick-list" data-part="track">\n[indent]',
    after: controls('products', [`${arrow('previous', 'slick-prev')}${arrow('next', 'slick-next')}`]),
  },
  {
    name: 'product of a carousel',
    unit: 'carousel of products',
    selector: '[data-slick] [data-product-slide]',
    mark: 'data-part="slide"',
  },
];

/** Slides that scroll by themselves, with the buttons of the theme's styles. */
export const carouselRules: readonly Rule[] = [...heroRules, ...productRules];
