/** Theme setting → the custom property of the style that components/common/look renders for it. */
export const lookProperties: Readonly<Record<string, string>> = {
  'body-bg': '--color-page',
  'color-textBase': '--color-ink',
  'color-textSecondary': '--color-ink-muted',
  'color-textHeading': '--color-heading',
  'color-textLink': '--color-link',
  'color-textLink--hover': '--color-link-hover',
  'header-backgroundColor': '--color-header',
  'footer-backgroundColor': '--color-footer',
  'container-fill-dark': '--color-surface',
  'container-border-global-color-base': '--color-line',
  'button--primary-color': '--color-on-accent',
  'button--primary-backgroundColor': '--color-accent',
  'button--primary-backgroundColorHover': '--color-accent-hover',
  'button--default-color': '--color-button',
  'button--default-borderColor': '--color-button-line',
  'input-font-color': '--color-field-ink',
  'input-bg-color': '--color-field',
  'input-border-color': '--color-line-strong',
  'color-sale': '--color-sale',
  'color-error': '--color-error',
  'color-success': '--color-success',
  color_text_product_sale_badges: '--color-on-sale-badge',
  color_badge_product_sale_badges: '--color-sale-badge',
  color_text_product_sold_out_badges: '--color-on-sold-out-badge',
  color_badge_product_sold_out_badges: '--color-sold-out-badge',
};

/** What components/common/look renders for the other backgrounds if the merchant chose one for the page. */
export const mixedWithPage: Readonly<Record<string, string>> = {
  '--color-surface': 'color-mix(in srgb,var(--color-ink) 4%,var(--color-page))',
  '--color-surface-strong': 'color-mix(in srgb,var(--color-ink) 8%,var(--color-page))',
  '--color-line': 'color-mix(in srgb,var(--color-ink) 15%,var(--color-page))',
  '--color-success-surface': 'color-mix(in srgb,var(--color-success) 10%,var(--color-page))',
  '--color-warning-surface': 'var(--color-surface)',
  '--color-warning': 'var(--color-ink)',
  '--color-error-surface': 'color-mix(in srgb,var(--color-error) 10%,var(--color-page))',
};
