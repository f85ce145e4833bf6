import { groups, type Rule } from '../rule';

/** Elements that only the theme's own script opened or filled, when nothing of it is left that does. */
export const shellRules: readonly Rule[] = [
  {
    name: 'dialog of the theme script',
    call: /modal\/modal$/,
    removes: '#modal',
    together: groups,
    servedTo: 'global/modal',
  },
  {
    name: 'alert of the theme script',
    call: /alert\/alert-modal$/,
    removes: '#alert-modal',
    together: groups,
    servedTo: 'global/modal',
  },
  // The announcer of the layout says which slides are in view, once its widget turns them.
  {
    name: 'announcement of slides',
    in: /^components\/(products\/)?carousel$/,
    call: /carousel-content-announcement$/,
    removes: '[data-carousel-content-change-message]',
    together: ['layout'],
  },
  {
    name: 'announcement of thumbnails',
    in: /product-view$/,
    call: /carousel-content-announcement$/,
    removes: '[data-carousel-content-change-message]',
    together: ['product'],
  },
];
