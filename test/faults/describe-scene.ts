import type { Scene } from './scene';

/** The state of the shopper's page, for the report of a failure. */
export async function describeScene({ page, shop, trouble }: Scene): Promise<string> {
  const state = await page
    .evaluate(() => {
      const slots = [...document.querySelectorAll<HTMLElement>('[data-widget-status]')].map(({ dataset }) => dataset);
      const unfinished = slots.filter(({ widgetStatus }) => widgetStatus === 'loading' || widgetStatus === 'failed');
      const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ innerText }) => innerText);
      return [
        `${location.pathname}${location.search}, ${slots.length} slots`,
        ...unfinished.map(({ widget, widgetStatus }) => `${widget} ${widgetStatus}`),
        ...open.map((text) => `open: ${text.replace(/\s+/g, ' ').slice(0, 120)}`),
      ].join('; ');
    })
    .catch(() => page.url());
  const calls = shop.world.log
    .all()
    .filter(({ path }) => !/^\/(assets|stencil|images|b2b)/.test(path))
    .map(({ method, path, status }) => `${method} ${path} ${status}`);
  return `the page: ${state}; since the press: ${calls.join(', ') || 'no request'}; errors: ${trouble.unexpected().join(' | ') || 'none'}`;
}
