import { expect, it } from '@jest/globals';
import { createLocalShop } from '../../../shop/create-local-shop';
import { serveCompressed } from '../../../tools/bench/serve-compressed';

it.each(['br', 'identity'])('sends a page in brotli to a client that accepts %s', async (encoding) => {
  const served = await serveCompressed(createLocalShop());
  try {
    const response = await fetch(`${served.url}/workshop/`, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('data-widget="category-listing"');
  } finally {
    await served.close();
  }
});
