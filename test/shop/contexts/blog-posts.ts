/** A post of the shop's blog. */
export interface BlogPost {
  slug: string;
  title: string;
  author: string;
  /** ISO date. */
  date: string;
  /** The product whose picture is the post's thumbnail. */
  productId: number;
  tags: readonly string[];
  summary: string;
  body: string;
}

const post = (
  date: string,
  slug: string,
  title: string,
  productId: number,
  summary: string,
  tags: readonly string[] = [],
): BlogPost => ({
  slug,
  title,
  date,
  productId,
  tags,
  summary: `<p>${summary}</p>`,
  author: tags.includes('workshop') ? 'Wren Alder' : '',
  body:
    `<p>${summary}</p><h2>What to look for</h2><p>Weight in the hand, joints that are cut rather than stapled, and a ` +
    'finish that can be renewed at home.</p><p>Come by the loft if you want to see how it is done.</p>',
});

/** The posts, newest first: one more than fits on a page of the list. */
export const blogPosts: readonly BlogPost[] = [
  post(
    '2026-10-30',
    'a-lamp-for-long-evenings',
    'A lamp for long evenings',
    101,
    'Why the shade of our desk lamp is spun, not pressed.',
    ['workshop', 'lamps'],
  ),
  post('2026-09-18', 'sharpening-a-saw', 'Sharpening a saw', 108, 'Half an hour, one file, and a steady seat.', [
    'workshop',
  ]),
  post('2026-08-02', 'enamel-and-its-chips', 'Enamel and its chips', 103, 'A chipped mug is not a broken mug.', [
    'kitchen',
  ]),
  post('2026-06-21', 'six-people-in-a-sail-loft', 'Six people in a sail loft', 107, 'How we came to Ropewalk Yard.'),
  post('2026-05-04', 'what-wool-wants', 'What wool wants', 101, 'Air, mostly. And to be washed less than you think.', [
    'house',
  ]),
  post('2026-03-15', 'a-bench-to-stand-at', 'A bench to stand at', 107, 'The right height is where your wrists are.', [
    'workshop',
  ]),
  post('2026-02-01', 'mending-week', 'Mending week', 103, 'Bring what is broken, leave with what is whole.'),
];
