import type { CallRule, Rule } from '../rule';

const partial = /responsive-img$/;
/** The widths of a picture in a grid of products. */
const card = '(min-width: 1261px) 300px, (min-width: 801px) 25vw, (min-width: 551px) 33vw, 50vw';

/**
 * The width of a picture that the style sheet stretches, for each template that calls the partial. Not `auto`: the browser
 * would then give the picture the size of an empty one until it has a width from the style sheet.
 * https://html.spec.whatwg.org/#sizes-attributes
 */
const widths: readonly (readonly [template: RegExp, width: string])[] = [
  [/products\/card$|pages\/compare$|pages\/brands$/, card],
  [/products\/list-item$/, '(min-width: 551px) 25vw, 100vw'],
  [/^components\/carousel$/, '100vw'],
  [/^pages\/category$/, '100vw'],
];

const sizeRules: readonly CallRule[] = widths.map(([template, width]) => ({
  name: 'width of a picture',
  call: partial,
  in: template,
  parameter: ` img_sizes='${width}'`,
}));

const comment = String.raw`\{\{!--(?:(?!--\}\})[^])*`;
const ends = String.raw`(?:(?!--\}\})[^])*--\}\}`;
const inBlock = String.raw`(?:(?!\{\{\/unless)[^])*`;
const unlessOff = String.raw`\{\{#unless lazyload '={2,3}' 'disabled'\}\}`;

/** Pictures that the browser loads late by itself, in place of lazySizes. Others than those above have the width of their fallback. */
export const imageRules: readonly Rule[] = [
  ...sizeRules,
  {
    name: 'lazy picture',
    in: partial,
    selector: 'img',
    holds: /data-\{\{\/unless\}\}srcset/,
    rewrites: [
      [
        new RegExp(`(?:${comment}lazysizes${ends}\\s*)?data-sizes="auto"`),
        `sizes="{{default img_sizes (concat (first (split (default fallback_size '160') 'x')) 'px')}}"`,
      ],
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
