import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: a very long title, long values, and a select whose first value isn't the default. */
export const coatRack = defineProduct({
  id: 120,
  slug: 'coat-and-tool-rack',
  name:
    'Adjustable Wall-mounted Coat, Tool & Hat Rack in Solid Quarter-sawn Oak with Nine Hand-forged Iron ' +
    'Hooks, ' +
    'Concealed Fixings and a Slatted Shelf (Left- or Right-handed, 48 Inches)',
  brandId: 32,
  categoryIds: [40, 30],
  sku: 'FS-RACK-48-QSOAK-9HOOK-LR',
  price: 265,
  weight: 210,
  size: [48, 14, 11],
  shape: 'rack',
  colour: 'a87945',
  summary: 'Holds nine coats, or one workshop.',
  description:
    '<p>The hooks slide in a dovetailed groove and lock by their own weight. ' +
    'Supercalifragilisticexpialidocious' +
    'andotherlongwordsmustnotbreakthepage.</p>',
  pictures: [{ view: 'front' }, { view: 'close' }],
  options: [
    listOf('select', 'Which end should the shelf bracket be on?', {
      values: [
        'Left, with the longer arm of the bracket towards the door and the hooks facing the room',
        { label: 'Right', isDefault: true },
        'Both ends (adds a third bracket in the middle for shelves that carry more than a hat)',
      ],
    }),
  ],
  variant: (labels) => (Object.values(labels)[0]?.startsWith('Both') ? { price: 289 } : {}),
  rating: 3,
  relatedIds: [112, 113, 107],
  isNew: true,
});
