/** A category; `parentId` 0 is the top level of the menu. */
export interface CategoryRecord {
  id: number;
  parentId: number;
  /** The address without its outer slashes. */
  slug: string;
  name: string;
  description: string;
  /** The id of the product in the category's picture; without it the category has no picture. */
  pictured?: number;
}

export const categories: readonly CategoryRecord[] = [
  {
    id: 10,
    parentId: 0,
    slug: 'lighting',
    name: 'Lighting',
    description: '<p>Lamps to work by and light to come home to. Every lamp takes a standard bulb.</p>',
    pictured: 118,
  },
  { id: 11, parentId: 10, slug: 'lighting/desk-lamps', name: 'Desk lamps', description: '' },
  {
    id: 12,
    parentId: 10,
    slug: 'lighting/candles-lanterns',
    name: 'Candles & lanterns',
    description: '<p>Light that flickers.</p>',
  },
  {
    id: 20,
    parentId: 0,
    slug: 'kitchen-table',
    name: 'Kitchen & table',
    description: '<p>Enamel, oak and steel for daily use. Nothing here minds being washed up.</p>',
    pictured: 104,
  },
  { id: 21, parentId: 20, slug: 'kitchen-table/mugs-glasses', name: 'Mugs & glasses', description: '' },
  {
    id: 30,
    parentId: 0,
    slug: 'workshop',
    name: 'Workshop',
    description: '<p>Tools that can be sharpened, handles that can be replaced.</p>',
    pictured: 106,
  },
  { id: 31, parentId: 30, slug: 'workshop/hand-tools', name: 'Hand tools', description: '' },
  { id: 32, parentId: 30, slug: 'workshop/fixings', name: 'Screws & fixings', description: '' },
  { id: 33, parentId: 30, slug: 'workshop/paint-brushes', name: 'Paint & brushes', description: '' },
  {
    id: 40,
    parentId: 0,
    slug: 'furniture',
    name: 'Furniture',
    description: '<p>Made to order from timber felled within fifty miles of the bench.</p>',
    pictured: 113,
  },
  {
    id: 50,
    parentId: 0,
    slug: 'textiles-workwear',
    name: 'Textiles & workwear',
    description: '<p>Wool, linen and waxed cotton.</p>',
    pictured: 127,
  },
  {
    id: 60,
    parentId: 0,
    slug: 'gifts-made-to-order',
    name: 'Gifts & made to order',
    description: '<p>Tell us the name, the day and the colour; we do the rest.</p>',
    pictured: 116,
  },
  // Empty on purpose: it tests a category page without products.
  { id: 70, parentId: 0, slug: 'clearance', name: 'Clearance', description: '' },
];
