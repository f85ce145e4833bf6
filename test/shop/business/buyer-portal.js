// Test double of the Buyer Portal: adds its buttons beside the page's, observes the SKU, reads the product form.
const { store_hash: storeHash, channel_id: channelId } = window.B3.setting;
const send = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const productAround = (node) => {
  const view = node.closest('.productView');
  return {
    storeHash,
    channelId,
    productId: view.querySelector('input[name=product_id]')?.value,
    quantity: view.querySelector('[name="qty[]"]')?.value ?? '1',
    sku: view.querySelector('[data-product-sku]')?.innerHTML.trim() ?? '',
    options: [...new FormData(view.querySelector('form[data-cart-item-add]'))].filter(
      ([name, value]) => name.startsWith('attribute') && value !== '',
    ),
  };
};

/** Adds the button once, as a sibling of each match. The real script adds a `div`, which the keyboard can't reach. */
function offer(selector, className, label, path) {
  for (const node of document.querySelectorAll(selector)) {
    if (node.parentNode.querySelector(`:scope > .${className}`)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `${className} button`;
    button.textContent = label;
    button.addEventListener('click', () => void send(path, productAround(button)), { capture: true });
    node.parentNode.appendChild(button);
  }
}

/** Asks whether the chosen variant can be bought, each time the children of the SKU's element change. */
function followSku() {
  for (const sku of document.querySelectorAll('[data-product-sku]')) {
    if (sku.isFollowed) continue;
    sku.isFollowed = true;
    new MutationObserver((records) => {
      const own = records.filter(({ type, target }) => type === 'childList' && target.hasAttribute('data-product-sku'));
      const text = own.at(-1)?.target.innerHTML.trim();
      if (text) void fetch(`/b2b/purchasable?sku=${encodeURIComponent(text)}`);
    }).observe(sku, { childList: true, subtree: true });
  }
}

function write() {
  offer('#add-to-cart-wrapper', 'b2b-add-to-list', 'Add to shopping list', '/b2b/shopping-list');
  offer('#form-action-addToCart', 'b2b-add-to-quote', 'Add to quote', '/b2b/quote');
  for (const form of document.querySelectorAll('form[data-wishlist-add]')) form.style.display = 'none';
  followSku();
}

const { role } = await (await fetch('/b2b/buyer')).json();
if (role !== null) {
  write();
  new MutationObserver(write).observe(document.documentElement, { childList: true, subtree: true });
}
document.documentElement.dataset.b2b = 'buyer_portal';
