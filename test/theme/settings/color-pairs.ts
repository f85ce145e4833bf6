/** Two colours that are seen together: the names of settings, or of custom properties that no setting changes. */
export type ColorPair = readonly [front: string, back: string, kind: 'text' | 'border'];

const text = (back: string, ...fronts: readonly string[]): ColorPair[] => fronts.map((front) => [front, back, 'text']);

const inCheckout = (back: string, ...fronts: readonly string[]): ColorPair[] =>
  text(`optimizedCheckout-${back}`, ...fronts.map((front) => `optimizedCheckout-${front}`));

/** The pairs for which WCAG asks a contrast. Controls that are disabled and pure decoration are not among them. */
export const colorPairs: readonly ColorPair[] = [
  ...text('body-bg', 'color-textBase', 'color-textSecondary', 'color-textHeading'),
  ...text('body-bg', 'color-textLink', 'color-textLink--hover', 'button--default-color'),
  ...text('body-bg', 'color-sale', 'color-success', 'color-error'),
  ...text('header-backgroundColor', 'color-textBase', 'color-textSecondary'),
  ...text('footer-backgroundColor', 'color-textBase', 'color-textSecondary'),
  ...text('container-fill-dark', 'color-textBase', 'color-textSecondary'),
  ...text('button--primary-backgroundColor', 'button--primary-color'),
  ...text('button--primary-backgroundColorHover', 'button--primary-color'),
  ...text('input-bg-color', 'input-font-color'),
  ...text('--color-success-surface', 'color-success'),
  ...text('--color-error-surface', 'color-error'),
  ...text('color_badge_product_sale_badges', 'color_text_product_sale_badges'),
  ...text('color_badge_product_sold_out_badges', 'color_text_product_sold_out_badges'),
  ['button--default-borderColor', 'body-bg', 'border'],
  ['input-border-color', 'body-bg', 'border'],
  ['input-border-color', 'input-bg-color', 'border'],
  ...inCheckout('header-backgroundColor', 'header-textColor'),
  ...inCheckout('body-backgroundColor', 'headingPrimary-color', 'headingSecondary-color', 'contentPrimary-color'),
  ...inCheckout('body-backgroundColor', 'contentSecondary-color', 'link-color', 'link-hoverColor'),
  ...inCheckout('body-backgroundColor', 'form-textColor', 'formField-errorColor'),
  ...inCheckout('orderSummary-backgroundColor', 'contentPrimary-color', 'contentSecondary-color'),
  ...['buttonPrimary', 'buttonSecondary'].flatMap((button) =>
    ['', 'Hover', 'Active'].flatMap((state) =>
      inCheckout(`${button}-backgroundColor${state}`, `${button}-color${state}`),
    ),
  ),
  ...inCheckout('formField-backgroundColor', 'formField-textColor', 'formField-placeholderColor'),
  ...inCheckout('formChecklist-backgroundColor', 'formChecklist-color'),
  ...inCheckout('formChecklist-backgroundColorSelected', 'formChecklist-color'),
  ...inCheckout('step-backgroundColor', 'step-textColor'),
  ...inCheckout('discountBanner-backgroundColor', 'discountBanner-textColor'),
  ...inCheckout('loadingToaster-backgroundColor', 'loadingToaster-textColor'),
  ['optimizedCheckout-formField-borderColor', 'optimizedCheckout-formField-backgroundColor', 'border'],
  ['optimizedCheckout-colorFocus', 'optimizedCheckout-body-backgroundColor', 'border'],
];
