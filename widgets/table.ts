// Written by `npm run update` from the folders, the contracts and the exceptions.
import { adminBar, agentTools, bulkPricing, cartBadge, compareBar } from './exceptions';

/** The groups of all widgets: see `Bundle`. The page must be parsed, because some moments depend on it. */
export const table = (): string => `account card now hosted
${agentTools()} agent
auth
bars ${adminBar()} admin idle cookie
runtime brand
idle business
cart shipping visible cart-options cart-wrapping shipping-quotes idle cart-page cart-quantity
runtime category
${compareBar()} compare interaction compare-table
contact
facets price
gift-certificates gift
global collapsible quick-view runtime announcer cart-preview language progress slim visible carousel facet ${cartBadge()} cart-badge ${bulkPricing()} dialog tabs
header quick cart-dropdown currency dropdown menu
idle product add quantity
product-extras ${bulkPricing()} bulk runtime pack product-backorder product-gallery product-variant product-wishlist share video idle paired
reviews review ${bulkPricing()} product-reviews
runtime search interaction advanced category-tree
idle stencil
wishlist`;
