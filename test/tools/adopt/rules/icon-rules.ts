import type { FileRule, Rule } from '../rule';
import { iconSprite } from './icon-sprite';

/** The icons: symbols in the page, in place of a sprite that the theme's script fetches. */
export const iconRules: readonly Rule[] = [
  {
    name: 'icons',
    // On pages, the partial's own element.
    selector: 'svg:is([data-src], .icons-svg-sprite)',
    holds: /^<svg[^>]*data-src[^>]*sprite/,
    removes: true,
    replaces: ['global/svg-injector'],
    before: '{{> components/widgets/icon-sprite}}',
  },
];

export const iconFiles: readonly FileRule[] = [
  { name: 'icons', needs: 'icons', path: 'templates/components/widgets/icon-sprite.html', text: iconSprite },
];
