/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { cartOf } from '../../support/shopper/cart-filler';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const contextOf = async <T>(path: string, config: object = {}) => {
  const headers = { 'stencil-version': '1.0', 'stencil-config': JSON.stringify(config) };
  return (await shop.shopper.get(path, headers)).json<{ context: T }>().context;
};

describe('a review', () => {
  const review = {
    action: 'post_review',
    product_id: '107',
    revrating: '4',
    revtitle: 'Good',
    revtext: 'Hits nails.',
    revfromname: 'Ada',
    email: 'ada@example.com',
  };
  const reviews = async (path = '/claw-hammer/', limit = 5) =>
    (
      await contextOf<{
        product: {
          num_reviews: number;
          reviews: { list: { title: string }[]; pagination: { next: string } };
        };
      }>(path, { product: { reviews: { limit } } })
    ).product;

  it('is hidden until it is approved', async () => {
    const before = await reviews();
    const response = await shop.shopper.post('/postreview.php', review);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/claw-hammer/#reviews');
    expect((await shop.shopper.get('/claw-hammer/')).text).toContain('once we have read it');
    expect((await reviews()).num_reviews).toBe(before.num_reviews);
    expect((await shop.shopper.get('/__shop/reviews')).json()).toMatchObject([
      { id: 1, productId: 107, isApproved: false, email: 'ada@example.com' },
    ]);
    await shop.shopper.send('/__shop/reviews/approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":1}',
    });
    const after = await reviews();
    expect(after.num_reviews).toBe(before.num_reviews + 1);
    expect(after.reviews.list[0]).toMatchObject({ title: 'Good', rating: 4, name: 'Ada' });
  });

  it('is visible at once if reviews are not moderated', async () => {
    shop.server.world.settings.reviewsModerated = false;
    await shop.shopper.post('/postreview.php', review);
    expect((await reviews()).reviews.list[0]?.title).toBe('Good');
  });

  it.each([
    ['a rating', { revrating: '' }, 'rating'],
    ['a subject', { revtitle: ' ' }, 'subject'],
    ['words', { revtext: '' }, 'comments'],
    ['an e-mail address', { email: 'ada' }, 'valid email'],
  ])('needs %s', async (_, wrong, reason) => {
    const response = await shop.shopper.post('/postreview.php', { ...review, ...wrong });
    expect(response.headers.get('location')).toBe('/claw-hammer/#write_review');
    expect((await shop.shopper.get('/claw-hammer/')).text).toContain(reason);
    expect(shop.server.world.reviews.written()).toEqual([]);
  });

  it('is filled in again, once, if it was refused', async () => {
    await shop.shopper.post('/postreview.php', { ...review, email: 'ada' });
    const shown = async () => (await contextOf<{ product: { reviews: object } }>('/claw-hammer/')).product.reviews;
    expect(await shown()).toMatchObject({
      title: review.revtitle,
      text: review.revtext,
      email: 'ada',
      selected_rating: 4,
    });
    expect(await shown()).toMatchObject({ title: '', messages: [], selected_rating: 0 });
  });

  it('has several pages when there are many', async () => {
    shop.server.world.settings.reviewsModerated = false;
    for (const title of ['one', 'two', 'three']) {
      await shop.shopper.post('/postreview.php', { ...review, revtitle: title });
    }
    const first = await reviews('/claw-hammer/', 2);
    expect(first.reviews.list.map(({ title }) => title)).toEqual(['three', 'two']);
    expect(first.reviews.pagination.next).toBe('/claw-hammer/?revpage=2#product-reviews');
    const second = await reviews('/claw-hammer/?revpage=2', 2);
    expect(second.reviews).toMatchObject({ start: 3, end: 3, list: [{ title: 'one' }] });
  });
});

describe('the newsletter', () => {
  it('accepts a URL once', async () => {
    const subscribe = (email: string) =>
      contextOf<{ errors: string[]; subscription: { error: string | null } }>(
        `/subscribe.php?action=subscribe&nl_email=${email}`,
      );
    expect(await subscribe('ada@example.com')).toMatchObject({ errors: [], subscription: { error: null } });
    expect((await subscribe('ADA@example.com')).errors).toEqual(['You are on our list already.']);
    expect((await subscribe('nobody')).subscription.error).toContain('valid email');
  });

  it('is posted by the form', async () => {
    const response = await shop.shopper.post('/subscribe.php', { action: 'subscribe', nl_email: 'b@example.com' });
    expect(response.status).toBe(200);
    expect([...shop.server.world.subscribers]).toEqual(['b@example.com']);
  });
});

describe('the sitemap', () => {
  it('leads to pages, categories and brands', async () => {
    const { sitemap } = await contextOf<{ sitemap: { label: string; body: object[] }[] }>('/sitemap.php');
    expect(sitemap.map(({ label }) => label)).toEqual(['Pages', 'Categories', 'Brands']);
    expect(sitemap[1]?.body[0]).toMatchObject({
      label: 'Lighting',
      url: '/lighting/',
      children: [{ label: 'Desk lamps' }, { label: 'Candles & lanterns' }],
    });
  });
});

describe('a gift certificate that is bought', () => {
  const form = {
    from_name: 'Ada',
    from_email: 'ada@example.com',
    to_name: 'Bo',
    to_email: 'bo@example.com',
    certificate_amount: '50',
    message: 'For you',
    certificate_theme: 'birthday.html',
    agree: '1',
    agree2: '1',
  };

  it('is in the cart, and in the storefront’s cart apart from products', async () => {
    const response = await shop.shopper.post('/giftcertificates.php', form);
    expect(response.headers.get('location')).toBe('/cart.php');
    expect(await cartOf(shop.shopper)).toMatchObject({
      quantity: 1,
      items: [{ type: 'GiftCertificate', can_modify: false, name: '$50.00 Gift Certificate' }],
      sub_total: { value: 50 },
      shipping_handling: null,
    });
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toMatchObject([
      {
        cartAmount: 50,
        lineItems: { giftCertificates: [{ amount: 50, recipient: { name: 'Bo' }, type: 'giftCertificate' }] },
      },
    ]);
  });

  it('can be changed and removed', async () => {
    await shop.shopper.post('/giftcertificates.php', form);
    const [bought] = (await cartOf<{ items: { id: string; remove_url: string }[] }>(shop.shopper)).items;
    await shop.shopper.post('/giftcertificates.php', {
      ...form,
      certificate_amount: '75',
      cartitemid: bought?.id ?? '',
    });
    expect(await cartOf(shop.shopper)).toMatchObject({ quantity: 1, grand_total: { value: 75 } });
    await shop.shopper.get(bought?.remove_url ?? '');
    expect(await cartOf(shop.shopper)).toMatchObject({ quantity: 0 });
  });

  it('is removed when the currency changes', async () => {
    await shop.shopper.post('/giftcertificates.php', form);
    const [{ id = '' } = {}] = (await shop.shopper.get('/api/storefront/carts')).json<{ id?: string }[]>();
    const switched = await shop.shopper.send(`/api/storefront/carts/${id}/currency`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"currencyCode":"EUR"}',
    });
    expect(switched.json()).toMatchObject({ lineItems: { giftCertificates: [] } });
  });
});

describe('a template that GraphQL fills', () => {
  it('is rendered with the data of its front matter', async () => {
    const response = await shop.shopper.get('/graphql-render?template_name=pages/asking');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toEqual(expect.stringContaining('text/html'));
    expect(response.text).toBe('<p>Claw Hammer, 16 oz</p>');
  });

  it('answers with HTML even if the template does not exist', async () => {
    for (const name of ['pages/nothing', '../config', '']) {
      const response = await shop.shopper.get(`/graphql-render?template_name=${name}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toEqual(expect.stringContaining('text/html'));
    }
  });
});
