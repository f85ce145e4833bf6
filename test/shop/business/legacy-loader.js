// Test double of b3-auto-loader.js: reads b3themeConfig and jsContext, calls the hooks, fills the two containers. It is
// a classic script, like the real one.
{
  const { useContainers = {}, useJavaScript = {} } = window.b3themeConfig ?? {};
  const { page_type: pageType, store_hash: storeHash, inDevelopment } = window.jsContext ?? {};
  // A third-party script uses its own Trusted Types policy.
  const policy = window.trustedTypes?.createPolicy('b3-auto-loader', { createHTML: (html) => html });
  const trust = (html) => policy?.createHTML(html) ?? html;
  const container = (name) => document.querySelector(useContainers[name] || ':not(*)');
  const send = (path, body) =>
    fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  /** The product of the form: the SKU in the page and the shopper's choices. */
  const productOnPage = (view) => ({
    sku: view.querySelector('[data-product-sku]').innerHTML.trim(),
    fields: [...new FormData(view.querySelector('form[data-cart-item-add]'))].filter(([, value]) => value !== ''),
  });

  function offerShoppingLists(lists) {
    const place = container('pdp.shoppinglist.container');
    if (!place) return;
    const button = ({ id, name }) =>
      `<button type="button" class="dropdown-menu-action" add-to-list data-list-id="${id}">${name}</button>`;
    place.innerHTML = trust(`<div class="form-action"><form data-shoppinglist-add>
      <details id="shoppinglist-dropdown" class="dropdown">
        <summary class="button button--text">Add to my lists</summary>
        <ul class="dropdown-menu listPlain" role="list">${lists.map((list) => `<li>${button(list)}</li>`).join('')}</ul>
      </details></form></div>`);
    place.addEventListener('click', ({ target }) => {
      const { listId } = target.closest('[add-to-list]')?.dataset ?? {};
      const view = target.closest('.productView');
      if (listId) void send('/b2b/shopping-list', { listId, storeHash, ...productOnPage(view) });
    });
    document.querySelectorAll('form[action^="/wishlist.php"]').forEach((form) => form.remove());
  }

  function offerEndOfMasquerade(company) {
    const place = container('dashboard.endMasquerade.container');
    place?.insertAdjacentHTML(
      'afterend',
      trust(`<div class="salerep-infobox" role="region" aria-label="Masquerade">You buy for ${company}
        <button type="button" class="button button--small" end-masquerade>End masquerade</button></div>`),
    );
    document.querySelector('[end-masquerade]')?.addEventListener('click', () => {
      document.querySelector('.salerep-infobox').remove();
    });
  }

  function showOrders(hook) {
    if (pageType !== 'account_orderstatus') return;
    document
      .querySelector('.body .container')
      .insertAdjacentHTML(
        'beforeend',
        trust('<div class="order-lists-wrap u-hidden"><h2>Orders of the company</h2></div>'),
      );
    hook();
  }

  async function start() {
    const { role, company, lists } = await (await fetch('/b2b/buyer')).json();
    const instance = {
      context: { inDevelopment },
      isB2BUser: role !== null,
      isMobile: matchMedia('(max-width: 800px)').matches,
      isInPages: false,
      utils: {
        B3Storage: { B3RoleId: { value: role } },
        constants: { B3Role: { ADMIN: '0', SENIOR: '1', JUNIOR: '2', SALESREP: '3' } },
      },
    };
    sessionStorage.setItem('B3RoleId', role ?? '');
    useJavaScript.login?.callback?.({ ...instance, name: 'login' });
    if (instance.isB2BUser) {
      offerShoppingLists(lists);
      if (role === '3') offerEndOfMasquerade(company);
      showOrders(() => useJavaScript.orders?.callback?.({ ...instance, name: 'orders' }));
    }
    document.documentElement.dataset.b2b = 'legacy';
  }

  void start();
}
