import type { Link } from '../../support/driver/press-link';

/** A step of a walk: the pointer rests on a link, and may press it. */
export interface Step extends Link {
  /** Milliseconds on the link. */
  readonly ms: number;
  readonly isPressed: boolean;
}

/** A shopper's way through the shop. */
export interface Walk {
  readonly from: string;
  readonly steps: readonly Step[];
}

const card = '.card-title';
const menu = '.navPages-list';
const crumb = '.breadcrumb';

const over =
  (ms: number) =>
  (within: string, slug: string): Step => ({ within, to: `/${slug}/`, ms, isPressed: false });
/** The pointer crosses the link. */
const cross = over(60);
/** The shopper reads the card and goes on. */
const read = over(700);
const press = (within: string, slug: string, ms = 350): Step => ({ within, to: `/${slug}/`, ms, isPressed: true });

/** Ten walks through lists and products. Some go directly to a link, some compare cards, some cross the menu. */
export const walks: readonly Walk[] = [
  // Takes the shortest way to a known product.
  { from: '/', steps: [press(card, 'harbour-desk-lamp', 250)] },
  { from: '/', steps: [press(menu, 'furniture', 200), press(card, 'milking-stool', 300)] },
  // Compares cards, opens one, and goes back by the breadcrumb to open another.
  {
    from: '/workshop/',
    steps: [
      read(card, 'workshop-apron'),
      read(card, 'claw-hammer'),
      press(card, 'dovetail-saw', 900),
      press(crumb, 'workshop'),
      cross(card, 'workshop-apron'),
      press(card, 'claw-hammer'),
    ],
  },
  {
    from: '/kitchen-table/',
    steps: [
      read(card, 'enamel-mug'),
      read(card, 'copper-teapot'),
      read(card, 'knife-and-board'),
      press(card, 'enamel-mug', 500),
      press(crumb, 'kitchen-table'),
    ],
  },
  // Reads many cards and opens none.
  {
    from: '/lighting/',
    steps: ['harbour-desk-lamp', 'clamp-base', 'beeswax-candles', 'storm-lantern'].map((slug) => read(card, slug)),
  },
  // The pointer crosses cards and the menu on its way.
  {
    from: '/gifts-made-to-order/',
    steps: [
      ...['hand-painted-sign', 'beeswax-candles', 'offcuts-box'].map((slug) => cross(card, slug)),
      cross(menu, 'textiles-workwear'),
      press(menu, 'furniture'),
      ...['milking-stool', 'ladder-back-chair'].map((slug) => cross(card, slug)),
      press(card, 'wool-cushion', 600),
    ],
  },
  // Walks through the menu.
  {
    from: '/furniture/',
    steps: [
      press(menu, 'textiles-workwear'),
      cross(card, 'workshop-apron'),
      press(menu, 'gifts-made-to-order'),
      read(card, 'offcuts-box'),
      press(menu, 'clearance'),
    ],
  },
  // Looks at a product and its related products.
  {
    from: '/enamel-mug/',
    steps: [read(card, 'stacking-tumblers'), press(card, 'copper-teapot', 450), press(crumb, 'kitchen-table')],
  },
  // Rests on entries of the menu without a press, then opens a card.
  {
    from: '/',
    steps: [
      read(menu, 'furniture'),
      read(menu, 'textiles-workwear'),
      cross(menu, 'clearance'),
      press(card, 'claw-hammer'),
    ],
  },
  // A long visit.
  {
    from: '/',
    steps: [
      press(card, 'enamel-mug'),
      press(crumb, 'kitchen-table'),
      read(card, 'linen-tea-towels'),
      press(card, 'stacking-tumblers'),
      press(menu, 'furniture'),
      read(card, 'milking-stool'),
      press(card, 'ladder-back-chair', 800),
      press(crumb, 'furniture'),
    ],
  },
];
