/** Names, which are the same everywhere. */
const everywhere = ['OK', 'UPC', 'Facebook', 'X', 'Pinterest', 'LinkedIn'];

/** What a language says as English does, by language: whatever else is the same was forgotten. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  da: [...everywhere, 'Menu', 'Subtotal', 'Cookies', 'Send', 'Status', 'Download', 'Tags'],
  de: [...everywhere, 'Shop', 'Journal', 'Highlights', 'Sale', 'Optional', 'Videos', 'Name', 'Cookies', 'Status'],
  es: [...everywhere, 'Subtotal', 'Total', 'No', 'Cookies'],
  // It has a word of its own for UPC.
  fr: [
    ...everywhere.filter((word) => word !== 'UPC'),
    ...['Menu', 'Total', 'Pages', 'Page', '{count, plural, one{# page} other{# pages}}', 'Journal', 'Contact'],
    ...['Description', 'Dimensions', 'Cookies', 'Messages', 'Message'],
  ],
  it: [...everywhere, 'Menu', 'Account', 'Coupon {code}', 'coupon', 'No', 'Email', 'Password'],
  ja: everywhere,
  nl: [
    ...everywhere,
    ...['Menu', 'Account', 'Contact', 'Shop {name}', 'Was', 'Filters', 'Cookies', 'Status'],
    ...['incl. {tax}', 'excl. {tax}', 'incl. {tax_label}', 'excl. {tax_label}'],
  ],
  no: [...everywhere, 'Cookies', 'Send', 'Status'],
  pl: [...everywhere, 'Menu', 'Status'],
  pt: [...everywhere, 'Menu', 'Subtotal', 'Total', 'Cookies'],
  'pt-BR': [...everywhere, 'Menu', 'Subtotal', 'Total', 'SKU', 'Cookies', 'Tags'],
  sv: [...everywhere, 'Cookies', 'Status'],
  zh: everywhere,
};
