// Written by `npm run update` from the folders, the contracts and the exceptions.
import { adminBar, agentTools, bulkPricing, cartBadge, compareBar } from './exceptions';

/** The groups of all widgets: see `Bundle`. The page must be parsed, because some moments depend on it. */
export const table = (): string => `account account-form card-form now hosted-payments
agent ${agentTools()} agent-tools
auth auth-form
bars ${adminBar()} admin-bar idle cookie-notice
brand runtime brand-listing
business idle business-buyers
cart cart-remove idle cart-lines cart-page cart-quantity visible cart-options
cart-extras cart-code cart-edit shipping-estimator visible cart-wrapping shipping-quotes
category runtime category-listing
compare compare-table ${compareBar()} compare-bar compare-link
contact contact-form
facets price-range
gift-certificates gift-certificate-form
global collapsible collapsible-group quick-view runtime announcer cart-preview language-selector progress-bar slim-header visible carousel facet-filter ${cartBadge()} cart-badge ${bulkPricing()} dialog tabs
header cart-dropdown currency dropdown menu quick-search
lists load-more product-recent search-panel swatches
product idle add-to-cart product-details product-message product-options product-price product-stock quantity
product-extras runtime add-to-cart-bar pack-price product-backorder product-gallery product-variant product-wishlist share video-gallery ${bulkPricing()} bulk-pricing idle paired-products
reviews review-form ${bulkPricing()} product-reviews
search advanced-search category-tree runtime search-listing
stencil idle stencil-utils
wishlist wishlist-form`;
