/** Additional files for the small theme: a cart page with codes, an estimator and dialogs of a line, and links to compare. */
export const authorCart: Readonly<Record<string, string>> = {
  'templates/pages/cart.html':
    '{{#partial "page"}}\n<div data-cart>\n  <div data-cart-content>{{> components/cart/content}}</div>\n  <div data-cart-totals>{{> components/cart/totals}}</div>\n</div>\n{{/partial}}\n{{> layout/base}}\n',
  'templates/components/cart/content.html': `<ul data-cart-quantity="{{cart.quantity}}">{{#each cart.items}}<li>{{name}}
  {{#if options}}<a href="#" data-item-edit="{{id}}">Other options</a>{{/if}}
  {{#if show_gift_wrapping}}{{#if gift_wrapping}}<a href="" data-item-giftwrap="{{id}}">Wrapped</a> <a href="{{gift_wrapping.remove_url}}" onclick="return confirm('Sure?')">Unwrap</a>{{else}}<a href="" data-item-giftwrap="{{id}}">Wrap</a>{{/if}}{{/if}}
</li>{{/each}}</ul>
`,
  'templates/components/cart/totals.html': `<p>{{cart.grand_total.formatted}}</p>
{{#each cart.coupons}}<a href="{{remove_url}}">{{code}}, away</a>{{/each}}
<button class="coupon-code-add">A coupon?</button>
<div id="add-coupon" class="coupon-code" aria-hidden="true" style="display: none;">
  <form class="coupon-form" method="post" action="{{urls.cart}}"><label for="couponcode">Coupon</label><input id="couponcode" name="couponcode"><input type="submit" value="Use"></form>
</div>
<div class="gift-certificate-code" style="display:none">
  <form class="cart-gift-certificate-form" method="post" action="{{urls.cart}}"><label for="certcode">Certificate</label><input id="certcode" name="certcode"><input type="submit" value="Use"></form>
</div>
<button class="shipping-estimate-show">Shipping?</button>
{{> components/cart/shipping-estimator cart.shipping_handling}}
`,
  'templates/components/cart/shipping-estimator.html': `<div class="shipping-estimator u-hidden">
  <form data-shipping-estimator>
    <label for="shipping-country">Country</label><select id="shipping-country" name="shipping-country" data-field-type="Country"><option>Which?</option>{{#each countries}}<option value="{{id}}">{{name}}</option>{{/each}}</select>
    <label for="shipping-state">State</label>
    {{#if states.length}}<select id="shipping-state" name="shipping-state" data-field-type="State"><option>Which?</option></select>{{else}}<input id="shipping-state" name="shipping-state" data-field-type="State">{{/if}}
    <label for="shipping-zip">Code</label><input id="shipping-zip" name="shipping-zip">
    <button class="shipping-estimate-submit">Ask</button>
  </form>
  <div class="shipping-quotes"></div>
</div>
`,
  'templates/components/cart/shipping-quotes.html':
    '<form>{{#each quotes.shipping_methods}}<label><input type="radio" name="shipping_method" value="{{id}}">{{provider_name}}</label>{{/each}}<div class="estimator-form--ups u-hiddenVisually">by air</div><a class="estimator-form-toggleUPSRate" href="#">more</a><input type="submit" class="select-shipping-quote" value="Take"></form>\n',
  'templates/components/cart/modals/configure-product.html': `<h2>{{product_name}}</h2>
<div data-product-option-change>
  <form id="CartEditProductFieldsForm" method="post" action="cart.php"><input type="hidden" name="item_id" value="{{quote_item_id}}">
    <div data-product-attributes-wrapper>{{#each options}}{{> components/products/options/swatch}}{{/each}}</div><input type="submit" value="Keep">
  </form>
</div>
`,
  'templates/components/cart/modals/gift-wrapping-form.html': `<form class="giftWrapping-form" action="{{urls.cart}}" method="post">
  <input type="radio" name="giftwraptype" value="same" checked aria-label="alike"><input type="radio" name="giftwraptype" value="different" aria-label="each">
  <div class="giftWrapping-single"><select class="giftWrapping-select" name="giftwrapping[all]" data-index="all" aria-label="paper">{{#each gift_wrappings}}<option value="{{id}}">{{name}}</option>{{/each}}</select>
    <div id="giftWrapping-message-all" {{#unless selected_wrapping}}style="display:none"{{/unless}}><textarea name="giftmessage[all]" aria-label="words"></textarea></div></div>
  <div class="giftWrapping-multiple">{{#for quantity this}}<select class="giftWrapping-select" name="giftwrapping[{{$index}}]" data-index="{{$index}}" aria-label="paper"></select><div id="giftWrapping-message-{{$index}}" style="display:none"><textarea name="giftmessage[{{$index}}]" aria-label="words"></textarea></div>{{/for}}</div>
  <button type="submit">Wrap</button>
</form>
`,
  'templates/components/products/card.html':
    '<article class="card"><a href="{{url}}">{{name}}</a><input type="checkbox" name="products[]" value="{{id}}" data-compare-id="{{id}}" aria-label="Compare"><a class="button {{#if pre_order}}early{{/if}}" data-button-type="add-cart" href="{{add_to_cart_url}}">Buy {{name}}</a></article>\n',
  'templates/components/common/cart-link.html':
    '<a href="{{urls.cart}}" data-cart-preview>Basket <span class="cart-quantity"></span></a><a href="{{urls.compare}}" data-compare-nav>Compare <span class="countPill"></span></a>\n',
};
