import { defineProduct } from '../define-product';
import { listOf } from '../option-drafts';

/** Shows: text that runs from right to left, in the name, the options and the description. */
export const copperTeapot = defineProduct({
  id: 121,
  slug: 'copper-teapot',
  name: 'إبريق شاي نحاسي',
  brandId: 33,
  categoryIds: [20, 60],
  sku: 'TP-TEAPOT',
  price: 134,
  weight: 44,
  size: [9, 7, 6],
  shape: 'teapot',
  colour: 'b5713c',
  summary: 'نحاس مطروق يدويًا، بطلاء داخلي من القصدير.',
  description:
    '<p dir="rtl" lang="ar">يُطرق كل إبريق يدويًا من صفيحة نحاس واحدة، ويُطلى من الداخل بالقصدير. يتّسع ' +
    'لستة أكواب، ' +
    'ويُغسل باليد فقط.</p>',
  pictures: [
    { view: 'front', alt: 'إبريق شاي نحاسي' },
    { view: 'turned', alt: 'الإبريق من الجانب' },
  ],
  options: [listOf('rectangle', 'الحجم', { values: [{ label: 'ستة أكواب', isDefault: true }, 'عشرة أكواب'] })],
  variant: (labels) => (Object.values(labels)[0] === 'عشرة أكواب' ? { price: 168 } : {}),
  stock: { counted: 'not' },
  rating: 5,
  reviews: [{ rating: 5, title: 'تحفة', text: 'يستحق ثمنه — worth every cent.', name: 'Layla', date: '2026-06-01' }],
  relatedIds: [103, 104],
  isNew: true,
});
