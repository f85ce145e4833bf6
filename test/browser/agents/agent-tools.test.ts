import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { giveModelContext, meetAgent } from '../../support/driver/give-agent';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { cartLines } from '../../support/shopping/read-cart';

const themeSettings = { agent_tools: true };
// A browser that has the API uses its own; the others get a stand-in.
const shop = useShop({ settings: { themeSettings }, closesConnections: true }, ['--enable-features=WebMCP']);
const open = useVisits(shop, giveModelContext);

async function openWithAgent(path: string) {
  const opened = await open(path);
  return { ...opened, agent: await meetAgent(opened.page) };
}
const quantities = () => cartLines(shop.server).map(({ quantity }) => quantity);
const add = '/remote/v1/cart/add';
const lamp = '/harbour-desk-lamp/';

describe('a shopper’s agent', () => {
  it('puts a named variant into the cart, and the page shows it', async () => {
    const { agent, page } = await openWithAgent(lamp);
    await agent.call('add_to_cart', { options: { Colour: 'Cream & brass', Base: 'Round' } });
    expect(await page.locator('input[name^="attribute"]:checked + label').first().textContent()).toContain('Cream');
    expect(await page.locator('[data-product-price-without-tax]').first().textContent()).toBe('$185.00');
    expect(await page.locator('[data-widget="cart-badge"] [data-part="count"]').first().textContent()).toBe('1');
    expect(quantities()).toEqual([1]);
  });

  it('finds the cheapest product of a search, and buys it from the home page', async () => {
    const { agent } = await openWithAgent('/');
    const { result, size } = await agent.call('search_catalog', { catalog: { query: 'lamp' } });
    const [first] = result['products'] as { product: string; text: string }[];
    expect(first?.text).toMatch(/\$\d/);
    expect(size).toBeLessThanOrEqual(1500);
    const { result: found } = await agent.call('get_product', { catalog: { id: '102' } });
    const { isError } = await agent.call('add_to_cart', { product: '102' });
    expect([found['canBeBought'], isError, quantities()]).toEqual([true, false, [1]]);
  });

  it('gets an error for a sold-out choice, and adds nothing', async () => {
    const { agent } = await openWithAgent(lamp);
    const options = { Base: 'Clamp', Colour: 'Racing green' };
    const { result } = await agent.call('choose_options', { options });
    const { isError } = await agent.call('add_to_cart', { options });
    expect([result['canBeBought'], isError, quantities()]).toEqual([false, true, []]);
  });

  it('leaves one piece in the cart when the tab is closed during the call', async () => {
    const { page, context } = await shop.open('/clamp-base/', { before: giveModelContext });
    const agent = await meetAgent(page);
    shop.server.world.faults.add({ kind: 'slow', path: add, ms: 300 });
    const call = agent.call('add_to_cart').catch(() => undefined);
    // The page's own request event comes before the request has left the browser, and closing the tab can then cancel it.
    const hasArrived = () => shop.server.world.log.all().some(({ path }) => path === add);
    await until('the add has reached the shop', hasArrived);
    await page.close();
    await call;
    await until('the shop has added it', () => quantities().length > 0);
    expect([quantities(), context.pages().length]).toEqual([[1], 0]);
  });
});

describe('the coupon form, filled in by an agent', () => {
  const openCart = async () => {
    const { agent, page } = await openWithAgent('/clamp-base/');
    await agent.call('add_to_cart');
    await page.goto(new URL('/cart.php', page.url()).href);
    return { agent: await meetAgent(page), page };
  };

  it.each([
    ['NOSUCH', { content: [{ type: 'text', text: 'The coupon code you entered is invalid.' }], isError: true }, []],
    ['TENTH', { content: [{ type: 'text', text: '' }] }, ['TENTH']],
  ])('answers the code %s after the shopper has pressed its button', async (code, result, applied) => {
    const { agent, page } = await openCart();
    const answered = agent.fill('apply_coupon', { couponcode: code });
    await page.getByRole('button', { name: /coupon$/ }).click();
    expect(await answered).toEqual(result);
    const coupons = shop.server.world.sessions.all().flatMap(({ cart }) => cart?.coupons ?? []);
    expect(coupons.map((coupon) => coupon.code)).toEqual(applied);
  });
});

describe('the tools', () => {
  it('include no checkout and no account', async () => {
    const { agent } = await openWithAgent(lamp);
    const ours = (await agent.tools()).filter((name) => !/^(search|subscribe_newsletter|write_review)$/.test(name));
    expect(ours.sort()).toEqual([
      'add_to_cart',
      'choose_options',
      'get_cart',
      'get_product',
      'open_cart',
      'search_catalog',
      'update_cart',
    ]);
  });

  it('open the cart for the shopper', async () => {
    const { agent, page } = await openWithAgent('/');
    await agent.call('open_cart');
    await page.locator('#previewModal[open]').waitFor();
  });

  it('load no code in a browser without document.modelContext', async () => {
    const { page } = await shop.open('/', {
      mounted: false,
      before: (opening) => opening.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext')),
    });
    expect(await agentFiles(page)).toEqual([]);
  });

  it('load no code where the theme does not offer them', async () => {
    shop.server.world.settings.themeSettings = { agent_tools: false };
    const { page } = await open(lamp);
    expect(await agentFiles(page)).toEqual([]);
  });
});

/**
 * Moves the mouse, as a shopper does, and returns the agent's files that the page has loaded by then. Throws when the page has not
 * loaded the runtime.
 */
async function agentFiles(page: Page): Promise<string[]> {
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  if (!files.some((name) => /runtime/.test(name))) throw new Error('the page has not loaded the runtime');
  return files.filter((name) => /agent/.test(name));
}
