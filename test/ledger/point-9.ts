import type { Point } from './point';

/** Business constants and limits. */
export const point9: Point = {
  '9.1': {
    'Layouts begin at 551, 801 and 1,261 pixels': {
      'unit/core/page/breakpoints.test.tsx': 'are those of the style sheets, and the widget follows them',
      'unit/widgets/global/collapsible.test.tsx':
        'that is disabled from %s on toggles at %i pixels, and is open for good at %i',
      'rules/breakpoints.test.ts': 'are the same in the style sheets and in code',
    },
    'Menu and header are those of a phone up to 800 pixels': {
      'browser/header/menu.test.ts':
        'is a drawer over an inert page, which keeps the focus inside; Escape, its button, a tap beside it, a wide screen and the cart preview close it; sub-menus open in place',
      'unit/widgets/global/slim-header.test.tsx': 'at %i pixels has the threshold of that width',
    },
  },
  '9.2': {
    'The preview suggests up to four products': {
      'unit/core/api/wire.test.ts': 'a cart preview',
      'browser/cart/after-adding.test.ts':
        'opens the preview over the page that sold, and asks for it with four suggestions',
    },
  },
  '9.3': {
    'Paired products wait 200 ms before the first, and 300 ms between': {
      'unit/core/state/product/add-paired.test.ts':
        'are added as many times, one after the other, with the waits that the shop needs',
      'browser/product/paired-products.test.ts':
        'that must be chosen are asked for by name, and go into the cart after the product, one after another',
    },
  },
  '9.4': {
    'A dialog is never higher than 90 % of the window': {
      'browser/pages/dialog.test.ts':
        'is large for a product and small for a sentence, never wider than a phone nor higher than 90 % of the window: what is more is scrolled to',
    },
  },
  '9.5': {
    'Pictures come in eight widths': {
      'unit/widgets/product-extras/gallery/picture-addresses.test.ts': 'comes in the shop’s eight widths',
    },
  },
  '9.6': {
    'A piece costs the price without tax divided by the size of the pack': {
      'unit/widgets/product-extras/pack-price.test.tsx': 'follows the chosen options, without tax',
      'unit/core/page/write-amount.test.ts': 'is written as %s (%d) is: %d is %s',
      'browser/product/pack-price.test.ts':
        'is the price without tax by the pieces, printed by the template, and follows the choice',
    },
    'A pack holds one piece where nothing is said': {
      'unit/widgets/product-extras/pack-price.test.tsx':
        'is that of one piece where the template does not say how many a pack holds',
    },
    'Two decimals, in dollars where no currency is known': {
      'unit/core/page/write-amount.test.ts': 'is in dollars where the shop gives only a number',
    },
  },
  '9.7': {
    'An option that is a product says what it costs on top, for each pack': {
      'unit/widgets/product-extras/paired-products.test.tsx': 'say what each costs on top, in one question to the shop',
      'browser/product/paired-products.test.ts':
        'say what each costs on top, and keep the button busy until they are there',
      'unit/widgets/product-extras/extra-price.test.ts': 'is in dollars where no currency is known',
    },
  },
  '9.8': {
    'A drop-down under a mouse closes 150 ms after it has left': {
      'unit/widgets/header/dropdown.test.tsx': 'closes 150 ms after the mouse has left, not before',
      'browser/pages/page-widgets.test.ts':
        'is a drop-down that opens under a mouse, and closes when the mouse has been gone for 150 ms',
    },
    'Nothing runs while a window is being resized, so there is nothing to hold back for 50 or 500 ms': {
      'browser/pages/resizing.test.ts': [
        'sets nothing off on the way, on %s: only the breakpoints are watched',
        'ends as a page of its last width',
      ],
    },
  },
  '9.9': {
    'That a picture cannot be seen closer is said for 2,500 ms': {
      'unit/widgets/product-extras/gallery/product-gallery.test.tsx':
        'says for two and a half seconds that it is not to be had',
    },
  },
  '9.10': {
    'Return, Space and the four arrows are keys of the gallery': {
      'unit/widgets/product-extras/gallery/product-gallery.test.tsx': [
        'begins and ends with Enter, Space and Escape, and moves with the arrows',
        'moves at %s',
      ],
      'browser/product/product-gallery.test.ts':
        'are chosen by their thumbnails and by an option, and seen closer under a mouse and with keys',
    },
    'The arrows go through menus, lists of choices and tabs': {
      'unit/core/controls/arrow-target.test.ts': [
        'from %s by %s leads to %s',
        'goes up and down in a column, whatever the direction of reading',
      ],
      'unit/widgets/global/tabs.test.tsx': 'follow the arrow keys, Home and End',
    },
  },
  '9.11': {
    'Quick search waits 1,200 ms, for three characters': {
      'unit/widgets/header/quick-search.test.tsx': [
        'asks 1,200 ms after the last character, once',
        'asks for nothing under three characters',
      ],
    },
  },
  '9.12': {
    'That cookies were accepted is remembered for 365 days': {
      'unit/widgets/bars/cookie-notice.test.tsx': 'is remembered for 365 days, in the whole shop',
      'browser/pages/page-widgets.test.ts': 'shows until it is accepted, for 365 days',
    },
  },
  '9.13': {
    'The menu opens under a mouse that has rested for 100 ms': {
      'browser/header/menu.test.ts':
        'opens a panel under a mouse that has rested for 100 ms, closes it when the mouse has been gone as long, and keeps one that is clicked',
    },
    'Its columns are a fifth of its width': {
      'browser/header/menu.test.ts':
        'is a row of disclosures on a wide screen, in columns of as many links as the theme says, and a drawer on a narrow one',
    },
  },
  '9.14': {
    'The progress bar goes on by 3 every 50 ms, up to 100': {
      'unit/widgets/global/progress-bar.test.tsx': 'goes on by 3 every 50 ms, up to 100',
      'browser/pages/page-widgets.test.ts':
        'shows that it is busy while the cart moves to another currency, and leads to its other languages',
    },
  },
  '9.15': {
    'Code has 120,000 ms to arrive': {
      'unit/core/loader/start.test.tsx': 'gives up after two minutes',
    },
  },
  '9.16': {
    'Presses on play and pause count once for each move of a slide': {
      'unit/widgets/global/carousel/carousel.test.tsx':
        'takes clicks on the button that come faster than a slide for one',
      'browser/pages/carousel.test.ts': 'are paused and played by a button, once for clicks that come fast',
    },
  },
};
