import { type OnePage, useOnePage } from './use-one-page';
import type { Shop } from './use-shop';
import { type Network, watchNetwork } from './watch-network';

/** A page that several tests use in turn, with the URLs it requests. */
export interface WatchedPage extends OnePage, Network {
  /** The requested URLs since the last `begin`, oldest first. */
  asked(): readonly string[];
}

/** Gives the tests of a describe block one page like a shopper's: a widget's code loads at its moment. */
export function useWatchedPage(shop: Shop): WatchedPage {
  let network: Network | undefined;
  let asked: string[] = [];
  const { begin } = useOnePage(shop, async (page) => {
    network = watchNetwork(page);
    page.on('request', (request) => asked.push(request.url()));
  });
  return {
    begin: async () => {
      const opened = await begin();
      asked = [];
      return opened;
    },
    idle: async () => network?.idle(),
    asked: () => asked,
  };
}
