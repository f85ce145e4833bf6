/** The shop's pages of text. */
export interface ContentPage {
  id: number;
  slug: string;
  name: string;
  content: string;
}

export const contentPages: readonly ContentPage[] = [
  {
    id: 1,
    slug: 'shipping-returns',
    name: 'Shipping & Returns',
    content:
      '<h2>Shipping</h2><p>Small things leave within 24 hours. Furniture is made to order and takes three ' +
      'weeks.</p>' +
      '<h2>Returns</h2><p>Send anything back within 60 days; we pay the postage if it was our fault.</p>',
  },
  {
    id: 2,
    slug: 'about-us',
    name: 'About us',
    content: '<p>We are six people in a former sail loft. We sell what we use ourselves.</p>',
  },
  {
    id: 3,
    slug: 'rss-syndication',
    name: 'RSS Syndication',
    // The platform's own mark: the theme puts the list of feeds in its place.
    content: '%%Syndicate%%',
  },
];

/** The page of the form that writes to the shop, which is a page of text too. */
export const contactPageLink: ContentPage = {
  id: 4,
  slug: 'contact-us',
  name: 'Contact us',
  content: '<p>Ask us anything. Six people read the letters, in turn.</p>',
};

/** The pages with that form; the one for withdrawals is in no menu, because the theme links it. */
export const formPages: readonly ContentPage[] = [
  contactPageLink,
  { id: 5, slug: 'withdrawal', name: 'Withdrawal', content: '<p>Within 14 days of the delivery.</p>' },
];

/** Every page of text, as the foot of a page and the site map list them. */
export const pageLinks: readonly { slug: string; name: string }[] = [...contentPages, contactPageLink];
