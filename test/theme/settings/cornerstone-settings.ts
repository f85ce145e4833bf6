/** Settings of Cornerstone 6.21 that our theme lacks by that name. */
export interface OtherSettings {
  readonly keys: readonly string[];
  /** The setting of our theme that does the same. */
  readonly now?: string;
  /** Why none is needed, or why one serves for several. */
  readonly because: string;
}

const names = (text: string): string[] => text.trim().split(/\s+/);

/** Settings that our theme and Cornerstone have by the same name: a stored value is taken over. */
export const sameSettings: readonly string[] = names(`
  homepage_new_products_count homepage_featured_products_count homepage_top_products_count homepage_show_carousel
  homepage_blog_posts_count productpage_reviews_count productpage_related_products_count
  productpage_similar_by_views_count categorypage_products_per_page brandpage_products_per_page
  searchpage_products_per_page show_powered_by logo_size productgallery_size product_size productview_thumb_size
  productthumb_size zoom_size body-font headings-font applePay-button product_list_display_mode color-error
  color-success color-textBase color-textSecondary color-textLink color-textLink--hover color-textHeading
  button--default-color button--default-borderColor button--primary-color button--primary-backgroundColor
  button--primary-backgroundColorHover input-font-color input-border-color input-bg-color body-bg
  header-backgroundColor footer-backgroundColor container-border-global-color-base container-fill-dark
  optimizedCheckout-header-backgroundColor optimizedCheckout-show-backgroundImage optimizedCheckout-backgroundImage
  optimizedCheckout-backgroundImage-size optimizedCheckout-show-logo optimizedCheckout-logo
  optimizedCheckout-logo-size optimizedCheckout-logo-position optimizedCheckout-headingPrimary-color
  optimizedCheckout-headingPrimary-font optimizedCheckout-headingSecondary-color
  optimizedCheckout-headingSecondary-font optimizedCheckout-body-backgroundColor optimizedCheckout-colorFocus
  optimizedCheckout-contentPrimary-color optimizedCheckout-contentPrimary-font
  optimizedCheckout-contentSecondary-color optimizedCheckout-contentSecondary-font
  optimizedCheckout-buttonPrimary-font optimizedCheckout-buttonPrimary-color
  optimizedCheckout-buttonPrimary-colorHover optimizedCheckout-buttonPrimary-colorActive
  optimizedCheckout-buttonPrimary-backgroundColor optimizedCheckout-buttonPrimary-backgroundColorHover
  optimizedCheckout-buttonPrimary-backgroundColorActive optimizedCheckout-buttonPrimary-borderColor
  optimizedCheckout-buttonPrimary-borderColorHover optimizedCheckout-buttonPrimary-borderColorActive
  optimizedCheckout-buttonPrimary-borderColorDisabled optimizedCheckout-buttonPrimary-backgroundColorDisabled
  optimizedCheckout-buttonPrimary-colorDisabled optimizedCheckout-formChecklist-backgroundColor
  optimizedCheckout-formChecklist-color optimizedCheckout-formChecklist-borderColor
  optimizedCheckout-formChecklist-backgroundColorSelected optimizedCheckout-buttonSecondary-font
  optimizedCheckout-buttonSecondary-color optimizedCheckout-buttonSecondary-colorHover
  optimizedCheckout-buttonSecondary-colorActive optimizedCheckout-buttonSecondary-backgroundColor
  optimizedCheckout-buttonSecondary-borderColor optimizedCheckout-buttonSecondary-backgroundColorHover
  optimizedCheckout-buttonSecondary-backgroundColorActive optimizedCheckout-buttonSecondary-borderColorHover
  optimizedCheckout-buttonSecondary-borderColorActive optimizedCheckout-link-color optimizedCheckout-link-font
  optimizedCheckout-discountBanner-backgroundColor optimizedCheckout-discountBanner-textColor
  optimizedCheckout-discountBanner-iconColor optimizedCheckout-orderSummary-backgroundColor
  optimizedCheckout-orderSummary-borderColor optimizedCheckout-step-backgroundColor optimizedCheckout-step-textColor
  optimizedCheckout-form-textColor optimizedCheckout-formField-borderColor optimizedCheckout-formField-textColor
  optimizedCheckout-formField-shadowColor optimizedCheckout-formField-placeholderColor
  optimizedCheckout-formField-backgroundColor optimizedCheckout-formField-errorColor
  optimizedCheckout-formField-inputControlColor optimizedCheckout-step-borderColor
  optimizedCheckout-header-borderColor optimizedCheckout-header-textColor
  optimizedCheckout-loadingToaster-backgroundColor optimizedCheckout-loadingToaster-textColor
  optimizedCheckout-link-hoverColor color_badge_product_sale_badges color_text_product_sale_badges product_sale_badges
  product_sold_out_badges color_badge_product_sold_out_badges color_text_product_sold_out_badges
  social_icon_placement_top social_icon_placement_bottom channels show_channels show_featured_promotions
  swatch_option_size navigation_design paymentbuttons-paypal-product-details-page-color
  paymentbuttons-paylater-product-details-page-color paymentbuttons-venmo-product-details-page-color
  paymentbuttons-paypal-cart-page-add-cart-color paymentbuttons-paylater-cart-page-add-cart-color
  paymentbuttons-venmo-cart-page-add-cart-color paymentbuttons-paypal-checkout-on-top-color
  paymentbuttons-paylater-checkout-on-top-color paymentbuttons-venmo-checkout-on-top-color
  paymentbuttons-paypal-checkout-payment-color paymentbuttons-paylater-checkout-payment-color
  paymentbuttons-venmo-checkout-payment-color paymentbuttons-paypal-checkout-payment-label
  paymentbuttons-paypal-checkout-on-top-payment-label paymentbuttons-paypal-cart-page-add-cart-label
  paymentbuttons-paypal-product-details-page-label paymentbuttons-paypal-checkout-payment-size
  paymentbuttons-paypal-color paymentbuttons-paypal-shape paymentbuttons-paypal-label paymentbanners-homepage-color
  paymentbuttons-bolt-shape paymentbanners-homepage-ratio paymentbanners-cartpage-text-color
  paymentbanners-cartpage-logo-position paymentbanners-cartpage-logo-type paymentbanners-proddetailspage-color
  paymentbanners-proddetailspage-ratio paymentbuttons-container checkout-paymentbuttons-paypal-color
  checkout-paymentbuttons-paypal-shape checkout-paymentbuttons-paypal-size checkout-paymentbuttons-paypal-label
  paymentbuttons-number-of-buttons googlepay-button-color afterpay-button-color amazon-button-color
  masterpass-button-color paymentbuttons-provider-sorting
`);

export const otherSettings: readonly OtherSettings[] = [
  {
    keys: names(`
      card-title-color storeName-color navUser-color navPages-color icon-color button--icon-svg-color
      carousel-title-color carousel-description-color form-label-font-color checkRadio-color select-arrow-color
      alert-color
    `),
    now: 'color-textBase',
    because: 'text has one colour',
  },
  {
    keys: names(`
      color-textBase--hover color-textBase--active navUser-color-hover navPages-color-hover card-title-color-hover
      icon-color-hover card--alternate-color--hover
    `),
    now: 'color-textBase',
    because: 'a link that is hovered is underlined',
  },
  {
    keys: ['color-textSecondary--hover', 'color-textSecondary--active'],
    now: 'color-textSecondary',
    because: 'secondary text has one colour',
  },
  {
    keys: ['color-textLink--active'],
    now: 'color-textLink--hover',
    because: 'a pressed link looks like a hovered one',
  },
  {
    keys: ['button--primary-colorHover', 'button--primary-colorActive'],
    now: 'button--primary-color',
    because: 'the text of a button has one colour',
  },
  {
    keys: ['button--primary-backgroundColorActive'],
    now: 'button--primary-backgroundColorHover',
    because: 'a pressed button looks like a hovered one',
  },
  {
    keys: ['button--default-colorHover', 'button--default-colorActive'],
    now: 'button--default-color',
    because: 'a hovered button exchanges its two colours',
  },
  {
    keys: ['button--default-borderColorHover', 'button--default-borderColorActive'],
    now: 'button--default-borderColor',
    because: 'the border of a button has one colour',
  },
  {
    keys: names(`
      color-primary color-primaryDark color-primaryDarker color-primaryLight checkRadio-backgroundColor
      navUser-indicator-backgroundColor carousel-dot-color-active pace-progress-backgroundColor icon-ratingFull
    `),
    now: 'button--primary-backgroundColor',
    because: 'marks and ticks have the colour of the main button',
  },
  {
    keys: names(`
      carousel-bgColor carousel-dot-bgColor carousel-arrow-bgColor carousel-play-pause-button-bgColor
      card--alternate-backgroundColor navUser-dropdown-backgroundColor dropdown--wishList-backgroundColor
      dropdown--quickSearch-backgroundColor navPages-subMenu-backgroundColor container-fill-base
      loadingOverlay-backgroundColor card-figcaption-button-background
    `),
    now: 'body-bg',
    because: 'boxes over the page have its background',
  },
  {
    keys: ['alert-backgroundColor', 'banner--default-backgroundColor', 'label-backgroundColor'],
    now: 'container-fill-dark',
    because: 'panels have one background',
  },
  {
    keys: ['select-bg-color'],
    now: 'input-bg-color',
    because: 'a drop-down looks like a field',
  },
  {
    keys: ['checkRadio-borderColor', 'input-border-color-active'],
    now: 'input-border-color',
    because: 'the border of a field has one colour',
  },
  {
    keys: names(`
      navUser-dropdown-borderColor navPages-subMenu-separatorColor card--alternate-borderColor
      carousel-arrow-borderColor carousel-play-pause-button-borderColor
    `),
    now: 'container-border-global-color-base',
    because: 'lines have one colour',
  },
  {
    keys: names(`
      carousel-dot-color carousel-arrow-color carousel-arrow-color--hover carousel-play-pause-button-textColor
      carousel-play-pause-button-textColor--hover card-figcaption-button-color
    `),
    now: 'button--default-color',
    because: 'controls over a picture look like other buttons',
  },
  {
    keys: ['thumb_size'],
    now: 'productthumb_size',
    because: 'one size serves all thumbnails',
  },
  {
    keys: ['gallery_size'],
    now: 'productgallery_size',
    because: 'cards and galleries share a size',
  },
  {
    keys: ['brand_size', 'blog_size'],
    now: 'category_size',
    because: 'pictures of categories, brands and posts share a size',
  },
  {
    keys: names(`
      hide_breadcrumbs hide_page_heading hide_category_page_heading hide_blog_page_heading
      hide_contact_us_page_heading hide_content_navigation
    `),
    because: 'each page keeps its heading and its breadcrumbs',
  },
  {
    keys: names(
      `homepage_new_products_column_count homepage_featured_products_column_count homepage_top_products_column_count`,
    ),
    because: 'the width of the window decides the number of columns',
  },
  {
    keys: names(
      `homepage_show_carousel_arrows homepage_show_carousel_play_pause_button homepage_stretch_carousel_images`,
    ),
    because: 'a carousel always has its controls, and its pictures fill it',
  },
  {
    keys: names(`fontSize-root fontSize-h1 fontSize-h2 fontSize-h3 fontSize-h4 fontSize-h5 fontSize-h6 logo_fontSize`),
    because: 'sizes of type grow with the window',
  },
  {
    keys: names(`
      color-errorLight color-successLight color-warning color-warningLight color-info color-infoLight
      color-coupon-pill-background color-coupon-pill-border color-coupon-pill-text blockquote-cite-font-color
      label-color alert-color-alt
    `),
    because: 'the style decides the colours of messages, so that they stay readable',
  },
  {
    keys: names(`
      color-secondary color-secondaryDark color-secondaryDarker color-black color-white color-whitesBase color-grey
      color-greyDarkest color-greyDarker color-greyDark color-greyMedium color-greyLight color-greyLighter
      color-greyLightest
    `),
    because: 'shades are names inside Cornerstone’s style sheets',
  },
  {
    keys: names(
      `button--disabled-color button--disabled-backgroundColor button--disabled-borderColor input-disabled-bg`,
    ),
    because: 'a control that is disabled is muted by the style',
  },
  {
    keys: names(`
      overlay-backgroundColor spinner-borderColor-dark spinner-borderColor-light icon-ratingEmpty
      focusTooltip-textColor focusTooltip-backgroundColor
    `),
    because: 'our theme has no such element, or the style decides',
  },
  {
    keys: ['color_hover_product_sold_out_badges', 'color_hover_product_sale_badges'],
    because: 'a badge is no control, so it has one colour',
  },
  {
    keys: ['color_bg_featured_promotions', 'color_text_featured_promotions'],
    because: 'promotions look like other text',
  },
  {
    keys: names(`
      pdp-price-label pdp_sale_badge_label pdp_sold_out_label pdp-sale-price-label pdp-non-sale-price-label
      pdp-retail-price-label pdp-custom-fields-tab-label
    `),
    because: 'these texts are in lang/, in each language',
  },
  {
    keys: names(`
      show_accept_amex show_accept_discover show_accept_mastercard show_accept_paypal show_accept_visa
      show_accept_amazonpay show_accept_googlepay show_accept_klarna supported_card_type_icons
      supported_payment_methods
    `),
    because: 'our theme names payment methods in words and has no such icons',
  },
  {
    keys: ['default_image_brand', 'default_image_product', 'default_image_gift_certificate'],
    because: 'our templates draw what has no picture',
  },
  {
    keys: ['shop_by_price_visibility', 'price_ranges'],
    because: 'the platform decides whether it sends price ranges',
  },
  {
    keys: ['shop_by_brand_show_footer', 'show_copyright_footer'],
    because: 'the footer shows what the shop has',
  },
  {
    keys: names(`
      show_product_details_tabs show_product_reviews show_custom_fields_tabs show_product_weight
      show_product_dimensions show_product_swatch_names show_quick_payment_buttons show_product_quick_view
      productpage_videos_count
    `),
    because: 'a product page shows what the product has',
  },
  {
    keys: ['logo-position'],
    because: 'the logo has one place for each width of the window',
  },
  {
    keys: ['lazyload_mode'],
    because: 'the browser loads pictures when they are near',
  },
];
