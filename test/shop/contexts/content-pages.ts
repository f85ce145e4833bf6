/** A content page of the shop. */
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
    // The platform's placeholder: the theme replaces it with the list of feeds.
    content: '%%Syndicate%%',
  },
];

/** The page with the contact form; it is a content page too. */
export const contactPageLink: ContentPage = {
  id: 4,
  slug: 'contact-us',
  name: 'Contact us',
  content: '<p>Ask us anything. Six people read the letters, in turn.</p>',
};

/** The pages with a contact form. No menu lists the withdrawal page, because the theme links it. */
export const formPages: readonly ContentPage[] = [
  contactPageLink,
  { id: 5, slug: 'withdrawal', name: 'Withdrawal', content: '<p>Within 14 days of the delivery.</p>' },
];

/** The content pages that the footer and the site map list. */
export const pageLinks: readonly { slug: string; name: string }[] = [...contentPages, contactPageLink];
