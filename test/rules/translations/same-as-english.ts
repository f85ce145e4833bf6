/** Names, which are the same everywhere. */
const everywhere = ['OK', 'UPC', 'Facebook', 'X', 'Pinterest', 'LinkedIn'];

/** Units that Germanic languages write as English does. */
const units = ['{amount} per kg', '{amount} per 100 g', '{amount} per 100 ml', '{amount} per m²'];

/** Texts that are the same as in English, by language. Any other equal text is a missing translation. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  da: [...everywhere, 'Menu', 'Subtotal', 'Cookies', 'Send', 'Status', 'Download', 'Tags'],
  de: [
    ...everywhere,
    'Shop',
    'Journal',
    'Highlights',
    'Sale',
    'Optional',
    'Videos',
    'Name',
    'Cookies',
    'Status',
    'material',
  ],
  es: [...everywhere, 'Subtotal', 'Total', 'No', 'Cookies', 'material'],
  // French has its own word for UPC.
  fr: [
    ...everywhere.filter((word) => word !== 'UPC'),
    ...['Menu', 'Total', 'Pages', 'Page', '{count, plural, one{# page} other{# pages}}', 'Journal', 'Contact'],
    ...['Description', 'Dimensions', 'Cookies', 'Messages', 'Message'],
  ],
  it: [
    ...everywhere,
    '{amount} per 100 g',
    '{amount} per 100 ml',
    'Menu',
    'Account',
    'Coupon {code}',
    'coupon',
    'No',
    'Email',
    'Password',
  ],
  ja: everywhere,
  nl: [
    ...everywhere,
    ...units,
    ...['Menu', 'Account', 'Contact', 'Shop {name}', 'Was', 'Filters', 'Cookies', 'Status'],
    ...['incl. {tax}', 'excl. {tax}', 'incl. {tax_label}', 'excl. {tax_label}'],
  ],
  no: [...everywhere, ...units, 'Cookies', 'Send', 'Status'],
  pl: [...everywhere, 'Menu', 'Status'],
  pt: [...everywhere, 'Menu', 'Subtotal', 'Total', 'Cookies', 'material'],
  'pt-BR': [...everywhere, 'Menu', 'Subtotal', 'Total', 'SKU', 'Cookies', 'Tags', 'material'],
  sv: [...everywhere, ...units, 'Cookies', 'Status', 'material'],
  zh: everywhere,
};
