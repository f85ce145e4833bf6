import type { CallRule, Rule } from '../rule';

const partial = /responsive-img$/;
/** The widths of a picture in a grid of products. */
const card = '(min-width: 1261px) 300px, (min-width: 801px) 25vw, (min-width: 551px) 33vw, 50vw';
const half = '(min-width: 1261px) 600px, (min-width: 801px) 50vw, 100vw';

/**
 * The width of a picture for each template that calls the partial. Not `auto`: the browser would then give the picture the
 * size of an empty one until it has a width from the style sheet.
 * https://html.spec.whatwg.org/#sizes-attributes
 */
const widths: readonly (readonly [template: RegExp, holds: RegExp, width: string])[] = [
  [/products\/card$|pages\/compare$|pages\/brands$/, /./, card],
  [/products\/list-item$/, /./, '(min-width: 551px) 25vw, 100vw'],
  [/products\/product-view$|modals\/writeReview$|cart\/preview$/, /main_image|added_item|--cart/, half],
  [/products\/product-view$/, /image=this/, '100px'],
  [/products\/options\//, /./, '50px'],
  [/^components\/(cart|account)\/|common\/cart-preview$/, /productthumb_size/, '100px'],
  [/blog\//, /./, half],
  [/pages\/brand$/, /./, '150px'],
];

const sizeRules: readonly CallRule[] = widths.map(([template, holds, width]) => ({
  name: 'width of a picture',
  call: partial,
  in: template,
  holds,
  parameter: ` img_sizes='${width}'`,
}));

const comment = String.raw`\{\{!--(?:(?!--\}\})[^])*`;
const ends = String.raw`(?:(?!--\}\})[^])*--\}\}`;
const inBlock = String.raw`(?:(?!\{\{\/unless)[^])*`;
const unlessOff = String.raw`\{\{#unless lazyload '={2,3}' 'disabled'\}\}`;

/** Pictures that the browser loads late by itself, in place of lazySizes. */
export const imageRules: readonly Rule[] = [
  ...sizeRules,
  {
    name: 'lazy picture',
    in: partial,
    selector: 'img',
    holds: /data-\{\{\/unless\}\}srcset/,
    rewrites: [
      [new RegExp(`(?:${comment}lazysizes${ends}\\s*)?data-sizes="auto"`), `sizes="{{default img_sizes '100vw'}}"`],
      [new RegExp(`\\s*${unlessOff}${inBlock}srcset="data:${inBlock}\\{\\{\\/if\\}\\}\\s*\\{\\{\\/unless\\}\\}`), ''],
      [new RegExp(`${comment}"data-srcset"${ends}\\s*`), ''],
      [new RegExp(`${unlessOff}data-\\{\\{\\/unless\\}\\}(?=srcset)`), ''],
      [
        new RegExp(`${unlessOff}lazyload\\{\\{\\/unless\\}\\}\\{\\{#if class\\}\\} \\{\\{class\\}\\}\\{\\{\\/if\\}\\}`),
        '{{class}}',
      ],
      [
        /\{\{#if lazyload '={2,3}' 'lazyload'\}\}(loading="lazy")\{\{\/if\}\}/,
        "{{#unless lazyload '==' 'disabled'}}$1{{/unless}}",
      ],
    ],
    varies: {
      selector: 'img',
      attributes: ['sizes', 'srcset', 'data-sizes', 'data-srcset', 'loading'],
      classes: ['lazyload'],
    },
  },
  {
    name: 'lazy picture',
    selector: 'img.lazyload[data-src]',
    rewrites: [
      [/\bclass="lazyload"/, 'loading="lazy"'],
      [/(\sclass="(?!lazyload")[^"]*?)\s*\blazyload\b/, '$1'],
      [/\s+data-sizes="auto"/, ''],
      [/\ssrc="[^"]*"(?=[^>]*\sdata-src=)/, ''],
      [/\bdata-src=/, 'src='],
    ],
    varies: {
      selector: 'img[data-src]',
      attributes: ['src'],
      classes: [],
      source: 'data-src',
    },
  },
];
