/** Files for `authorTheme`: a product page with the reference theme's gallery and bulk prices, without its script. */
export const productTheme: Readonly<Record<string, string>> = {
  'lang/en.json': '{ "products": { "bulk_pricing": { "title": "Bulk Pricing:" } } }',
  'templates/components/products/bulk-discount-rates.html': `{{#if bulk_discount_rates.length}}
<dt class="productView-info-name">{{lang 'products.bulk_pricing.title'}}</dt>
<dd class="productView-info-value"><a href="{{product.url}}#bulk_pricing" {{#unless is_ajax}}data-reveal-id="modal-bulk-pricing"{{/unless}}>Buy in bulk</a></dd>
<div id="modal-bulk-pricing" class="modal modal--small" data-reveal>{{#each bulk_discount_rates}}<p>{{min}}</p>{{/each}}</div>
{{/if}}
`,
  'templates/components/products/product-view.html': `<div class="productView" data-event-type="product">
  <section class="productView-images" data-image-gallery>
    <figure class="productView-image" data-image-gallery-main {{#if product.main_image}}data-zoom-image="{{getImageSrcset product.main_image 1x='1280x1280'}}"{{/if}}>
      <div class="productView-img-container">
        {{#if product.main_image}}<a href="{{getImageSrcset product.main_image 1x='1280x1280'}}">{{/if}}
        <img src="{{getImage product.main_image 'product_size'}}" alt="{{product.main_image.alt}}" width="300" data-main-image>
        {{#if product.main_image}}</a>{{/if}}
      </div>
    </figure>
  </section>
  <dl class="productView-info">
    {{#if settings.bulk_discount_enabled}}
    <div class="productView-info-bulkPricing">
      {{> components/products/bulk-discount-rates bulk_discount_rates=product.bulk_discount_rates}}
    </div>
    {{/if}}
  </dl>
  <form action="{{product.cart_url}}" method="post" data-cart-item-add>
    <input type="hidden" name="action" value="add">
    <input type="hidden" name="product_id" value="{{product.id}}">
    <div id="add-to-cart-wrapper"><input type="submit" id="form-action-addToCart" value="Buy"></div>
  </form>
</div>
`,
};
