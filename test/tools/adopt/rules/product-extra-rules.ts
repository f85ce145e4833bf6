import type { Pair } from '../pair';
import type { ElementRule, Rule } from '../rule';
import { disclosureUnit } from './disclosure-unit';

const view = /product/;

/** The videos: the first one is in the page, and each link plays another one in its place. */
const videoRules: readonly Rule[] = [
  ...disclosureUnit('disclosure of the videos', '[data-video-gallery]', 'open'),
  { name: 'video-gallery', selector: '[data-video-gallery]', mark: 'data-widget="video-gallery"' },
  {
    name: 'place of the player',
    selector: '[data-video-gallery] :has(> iframe[data-video-player])',
    mark: 'data-part="player"',
  },
  {
    name: 'first video',
    selector: '[data-video-gallery] iframe[data-video-player][data-src]',
    drops: ['data-src', '.lazyload'],
    mark: 'src="https://www.youtube-nocookie.com/embed/{{this.featured.id}}?rel=0" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"',
  },
  {
    name: 'video',
    selector: '[data-video-gallery] a[data-video-item]',
    drops: ['href'],
    mark: 'href="https://www.youtube.com/watch?v={{id}}" data-part="video"',
  },
];

const wishlist = 'form[data-wishlist-add]';

/** The form that puts the product on a wish list. Its drop-down is one like those of the header. */
const wishlistRules: readonly ElementRule[] = [
  {
    name: 'product-wishlist',
    selector: `${wishlist}:not(:has([name="variation_id"]))`,
    mark: 'data-widget="product-wishlist"',
    first: '<input type="hidden" name="variation_id" value="" data-part="variation">',
  },
];

/** What is delivered later, and when. */
const backorderRules: readonly ElementRule[] = [
  {
    name: 'product-backorder',
    selector: '[data-product-backordered]',
    until: '[data-picklist-backorder-list]',
    before:
      '<div role="status" data-widget="product-backorder" data-show-quantity="{{product.show_quantity_on_backorder}}" data-show-message="{{product.show_backorder_message}}" data-backordered="{{lang \'widgets.products.backordered\' quantity=\'[quantity]\'}}" data-picked="{{lang \'widgets.products.backordered_picked\' name=\'[name]\' text=\'[text]\'}}">\n[indent]',
    after: '\n[indent]</div>',
    drops: ['style'],
  },
  {
    name: 'number of pieces for later',
    selector: '[data-product-backordered] [data-qty-backordered-message]',
    mark: 'data-part="quantity" hidden',
  },
  {
    name: 'sentences about the delivery',
    selector: '[data-product-backordered] [data-backorder-message]',
    first:
      '{{#each backorder_messages}}<span data-message-id="{{id}}" {{#if is_default}}data-is-default{{/if}} data-part="message" hidden>{{message}}</span>{{/each}}',
  },
  {
    name: 'pick-list backorders',
    selector: '[data-product-backordered] ~ [data-picklist-backorder-list]',
    mark: 'data-part="picked"',
    hides: true,
  },
];

/** The notice that more can be ordered than is in stock. */
const promptRule: ElementRule = {
  name: 'notice of a backorder',
  selector: '.form-field--stock [data-backorder-prompt]',
  mark: 'data-part="prompt"',
  hides: true,
  before: '<span data-widget="product-backorder">',
  after: '</span>',
};

/** Tabs of the product page, under the condition that a tab is there. */
const tabRules = (template: RegExp, condition: string): readonly ElementRule[] => [
  {
    name: 'tabs',
    in: template,
    selector: '[data-tab]',
    until: ':has(> [id^="tab-"])',
    before: `<div class="widgets-tabs" {{#or ${condition}}}data-widget="tabs"{{/or}}>\n[indent]`,
    after: '\n[indent]</div>',
  },
  { name: 'list of tabs', in: template, selector: '[data-tab]', drops: ['data-tab'], mark: 'data-part="list"' },
  { name: 'place of a tab', in: template, selector: '[data-tab] > :has(> a[href^="#tab-"])', mark: 'data-part="item"' },
  { name: 'tab', in: template, selector: '[data-tab] > * > a[href^="#tab-"]', mark: 'data-part="tab"' },
  { name: 'panel of a tab', in: template, selector: '[data-tab] ~ * > [id^="tab-"]', mark: 'data-part="panel"' },
];

const bulkPrices: Pair = {
  within: 'template',
  opener: 'a[href*="#bulk_pricing"]:not([data-reveal-id])',
  target: '[data-hash^="bulk_pricing"]',
};

/** A dialog with the bulk prices of a card, which the hash of its link opens. */
export const bulkDialogRules: readonly Rule[] = [
  {
    name: 'opens the bulk prices of a card',
    in: /products\/bulk-discount-rates$/,
    selector: ':is(a[data-reveal-id^="modal-bulk-pricing"], a[href$="#bulk_pricing"])',
    holds: /data-reveal-id/,
    drops: ['href', 'data-reveal-id'],
    mark: '{{#if is_ajax}}href="{{product.url}}#bulk_pricing"{{else}} href="#bulk_pricing{{#if id}}-{{id}}{{/if}}"{{/if}}',
    side: { of: bulkPrices, is: 'opener' },
  },
  {
    name: 'bulk prices of a card',
    in: /products\/bulk-discount-rates$/,
    selector: '[id^="modal-bulk-pricing"]:not(dialog)',
    rename: 'dialog',
    drops: ['data-reveal'],
    mark: 'data-widget="dialog" data-name="bulk-pricing-{{id}}" data-hash="bulk_pricing{{#if id}}-{{id}}{{/if}}"',
    side: { of: bulkPrices, is: 'target' },
  },
  {
    name: 'closes the bulk prices of a card',
    in: /products\/bulk-discount-rates$/,
    call: /modal-close-btn$/,
    parameter: " additional_attr='data-reveal-close'",
  },
];

/** What the product page has beside the product itself. */
export const productExtraRules: readonly Rule[] = [
  ...videoRules,
  ...wishlistRules,
  ...backorderRules.map((rule) => ({ ...rule, in: view, unit: 'backorders' })),
  { ...promptRule, in: view },
  ...tabRules(/products\/tabs$/, 'product.related_products product.similar_by_views'),
  ...tabRules(
    /products\/description-tabs[\w-]*$/,
    'product.description product.warranty product.custom_fields product.reviews.total',
  ),
  // The bundle has a dialog of its own for it, in the layout.
  {
    name: 'dialog of an added product',
    in: view,
    // What an author has put into it would go with it.
    selector:
      '#previewModal:not(dialog):not(:has(> :not(.modal-close, .modal-content, .loadingOverlay), > .modal-content > *))',
    removes: true,
  },
  {
    name: 'row of thumbnails',
    selector: '[data-image-gallery] ul:has([data-image-gallery-item])',
    drops: ['data-slick'],
    mark: 'data-part="track"',
  },
];
