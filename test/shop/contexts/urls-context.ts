/**
 * `urls` of every page, as a real shop renders them.
 *
 * @param origin of the request
 */
export const urlsContext = (origin: string): Record<string, unknown> => ({
  home: `${origin}/`,
  cart: '/cart.php',
  search: '/search.php',
  compare: '/compare',
  sitemap: '/sitemap.php',
  brands: '/brands/',
  account: {
    index: '/account.php',
    details: '/account.php?action=account_details',
    inbox: '/account.php?action=inbox',
    send_message: '/account.php?action=send_message',
    addresses: '/account.php?action=address_book',
    add_address: '/account.php?action=add_shipping_address',
    recent_items: '/account.php?action=recent_items',
    returns: '/account.php?action=view_returns',
    update_action: '/account.php?action=update_account',
    orders: {
      all: '/account.php?action=order_status',
      completed: '/account.php?action=view_orders',
      save_new_return: '/account.php?action=save_new_return',
    },
    payment_methods: { all: '/account.php?action=payment_methods' },
    wishlists: {
      all: '/wishlist.php',
      add: '/wishlist.php?action=addwishlist',
      edit: '/wishlist.php?action=editwishlist',
      delete: '/wishlist.php?action=deletewishlist',
    },
  },
  auth: {
    login: '/login.php',
    check_login: '/login.php?action=check_login',
    create_account: '/login.php?action=create_account',
    save_new_account: '/login.php?action=save_new_account',
    forgot_password: '/login.php?action=reset_password',
    send_password_email: '/login.php?action=send_password_email',
    save_new_password: '/login.php?action=save_new_password',
    logout: '/login.php?action=logout',
  },
  checkout: { single_address: '/checkout', multiple_address: '/checkout.php?action=multiple' },
  gift_certificate: {
    purchase: '/giftcertificates.php',
    redeem: '/giftcertificates.php?action=redeem',
    balance: '/giftcertificates.php?action=balance',
  },
  product: { post_review: '/postreview.php' },
  subscribe: { action: '/subscribe.php' },
  contact_us_submit: '/pages.php?action=sendContactForm',
  rss: {
    products: { new: '/rss.php?type=rss', new_atom: '/rss.php?type=atom' },
    blog: '/rss.php?action=newblogs&type=rss',
    blog_atom: '/rss.php?action=newblogs&type=atom',
  },
});
