import type { Point } from './point';

/** States and transitions. */
export const point4: Point = {
  '4.1': {
    'What is done about a value that is out of stock is the shop’s to say': {
      'unit/core/state/product/option-availability.test.ts': 'follows the shop’s %s when it is out of stock: %s',
      'browser/sale/catalogue-sale.test.ts':
        '%s: after each choice every visible value is what the shop says, and what is chosen is bought',
    },
  },
  '4.2': {
    'Values out of stock are hidden': {
      'unit/widgets/product/options/option-choices.test.tsx':
        'are hidden: they leave the page, the keyboard and what is posted',
    },
  },
  '4.3': {
    'Or they stay, marked and labelled with the shop’s words in parentheses': {
      'unit/widgets/product/options/option-choices.test.tsx':
        'are labelled once, stay to be chosen, and lose the label again',
      'unit/core/state/product/option-availability.test.ts': 'has the shop’s words in parentheses, else the template’s',
    },
  },
  '4.4': {
    'The button works only while the product is for sale and in stock': {
      'unit/widgets/product/add-to-cart.test.tsx': 'is possible only while the product is for sale and in stock',
    },
    'So do the steppers of the quantity': {
      'unit/widgets/product/quantity/quantity.test.tsx': 'cannot be stepped while the product cannot be bought',
      'browser/product/quantity.test.ts':
        'can’t be stepped while the product can’t be bought, and is kept when the shopper comes back',
    },
    'What stands around the button shows itself once the product is for sale': {
      'unit/widgets/product/add-to-cart.test.tsx': 'comes into view once the product is for sale, and stays',
    },
  },
  '4.5': {
    'While an add is on its way the button says so, takes no press, and an overlay lies over it; then all is as before':
      {
        'unit/widgets/product/add-to-cart.test.tsx': [
          'says that it is under way, and then what it said before',
          'happens once, however often the button is pressed',
        ],
        'browser/lists/out-of-order.test.ts':
          'is said once by a double click and by a key that is held down, and never by Enter in the field of the quantity',
        'browser/faults/failures.test.ts':
          'an add that fails, whatever the way, leaves everything as it was, says so, and works the next time',
      },
  },
  '4.6': {
    'A stock is shown only when it is a number': {
      'unit/widgets/product/stock/product-stock.test.tsx': 'is shown only when it is a number',
    },
  },
  '4.7': {
    'The picture of a chosen option is shown, and the one before comes back when the choice is cleared': {
      'unit/widgets/product-extras/gallery/product-gallery.test.tsx':
        'shows the picture of the chosen option, and gives the place back',
      'browser/product/product-gallery.test.ts':
        'are chosen by their thumbnails and by an option, and seen closer under a mouse and with keys',
    },
  },
  '4.8': {
    'A second press takes a radio button’s choice back': {
      'unit/widgets/product/options/use-clearing.test.tsx': [
        'is taken back by clicking it again, and screen readers hear of it',
        'is taken back by Space, once, and chosen by the browser’s own Space',
      ],
      'browser/faults/taking-back.test.ts': [
        'is taken back by a second press, at %i pixels by %s',
        'is taken back by Space on what is chosen; the arrow keys go on choosing',
      ],
    },
  },
  '4.9': {
    'A collapsible opens and closes at a click': {
      'unit/widgets/global/collapsible.test.tsx': 'toggles at a click, whatever the width',
      'browser/pages/page-widgets.test.ts': [
        'is a collapsible below 801 pixels and open for good from there on, or one at a time in a group, by pointer and by keys',
        'opens and closes without JavaScript',
      ],
    },
  },
  '4.10': {
    'A dialog waits under an overlay, shows what has come, and closes': {
      'browser/pages/dialog.test.ts': [
        'opens under an overlay while its content is on the way, shows it, and closes',
        'that is closed while its content is on the way stays closed; else it closes at a press beside it, not at one inside',
      ],
      'unit/widgets/global/dialogs/dialog.test.tsx': 'waits for its content under an overlay, with the focus on itself',
      'unit/core/state/ui/dialogs.test.ts': 'is pending until its content comes',
    },
  },
  '4.11': {
    'The menu of a narrow screen opens and closes': {
      'browser/header/menu.test.ts': [
        'is a drawer over an inert page, which keeps the focus inside; Escape, its button, a tap beside it, a wide screen and the cart preview close it; sub-menus open in place',
        'is a row of disclosures on a wide screen, in columns of as many links as the theme says, and a drawer on a narrow one',
      ],
    },
    'It closes when the screen becomes wide': {
      'browser/header/menu.test.ts':
        'is a drawer over an inert page, which keeps the focus inside; Escape, its button, a tap beside it, a wide screen and the cart preview close it; sub-menus open in place',
    },
    'It closes when the cart preview opens': {
      'browser/header/menu.test.ts':
        'is a drawer over an inert page, which keeps the focus inside; Escape, its button, a tap beside it, a wide screen and the cart preview close it; sub-menus open in place',
    },
  },
  '4.12': {
    'A drop-down opens and closes at a click': {
      'unit/widgets/header/dropdown.test.tsx': 'opens and closes at a click',
    },
    'It closes at Escape': {
      'unit/widgets/header/dropdown.test.tsx': 'closes at Escape, and the focus is back on what opened it',
      'browser/header/header.test.ts':
        'opens under a mouse and at keys, never together with the menu, and is a link for a shopper without a cart; untouched, the page runs the loader and nothing else',
    },
    'It closes at a press elsewhere': {
      'unit/widgets/header/dropdown.test.tsx': 'closes at a press elsewhere, not at one inside',
      'browser/header/header.test.ts':
        'opens under a mouse and at keys, never together with the menu, and is a link for a shopper without a cart; untouched, the page runs the loader and nothing else',
    },
  },
  '4.13': {
    'The header becomes slim when the page is scrolled, from a threshold for each of the two widths': {
      'browser/header/header.test.ts':
        'keeps its first row once the page is scrolled to the threshold of its width, lets the page be pressed below it, carries its class, and comes back whole for the focus',
      'unit/widgets/global/slim-header.test.tsx': 'at %i pixels has the threshold of that width',
    },
    'The thresholds are the theme’s to say': {
      'browser/header/header.test.ts':
        'keeps its first row once the page is scrolled to the threshold of its width, lets the page be pressed below it, carries its class, and comes back whole for the focus',
    },
  },
  '4.14': {
    'The notice shows until its cookie is there': {
      'unit/widgets/bars/cookie-notice.test.tsx': 'shows until it is accepted, which is remembered',
      'browser/pages/page-widgets.test.ts': 'shows until it is accepted, for 365 days',
    },
  },
  '4.15': {
    'The bar of the staff shows when its cookie is set': {
      'unit/widgets/bars/admin-bar.test.tsx': [
        'shows on a page with a token in its address, and on those after it',
        'does not show for a cookie of %s',
      ],
    },
    'It does not show in a frame': {
      'browser/pages/admin-bar.test.ts': 'does not show in a frame, though the cookie is set',
    },
    'Closing it resets the cookie': {
      'browser/pages/admin-bar.test.ts':
        'is closed by its button with the keyboard, for good, until there is a new token',
      'unit/widgets/bars/admin-bar.test.tsx': 'is closed for good by its button, and gives the focus to the page',
    },
  },
  '4.16': {
    'The carousel plays and pauses': {
      'unit/widgets/global/carousel/carousel.test.tsx': 'is paused and played by its button, which says what it does',
      'browser/pages/carousel.test.ts': 'are paused and played by a button, once for clicks that come fast',
    },
    'Its slides follow a finger': {
      'unit/widgets/global/carousel/carousel.test.tsx':
        'announces the slides that the shopper has moved, also by a finger',
      'browser/pages/carousel.test.ts':
        'stay for who wants less motion, follow a finger, and say which of them it has brought',
    },
  },
  '4.17': {
    'The number of items is not there for an empty cart': {
      'unit/widgets/global/cart-badge.test.tsx': 'hides the number of an empty cart and says that it is empty',
      'browser/cart/cart-badge.test.ts':
        'is asked of the shop, kept for five minutes, and stays when the shop fails; an empty cart has none',
    },
  },
};
