import { useOnePage, type OnePage } from './use-one-page';
import type { Shop } from './use-shop';
import { watchNetwork, type Network } from './watch-network';

/** A page that is used again and again, with what it asks for. */
export interface WatchedPage extends OnePage, Network {
  /** Addresses, oldest first, since its last new shopper came. */
  asked(): readonly string[];
}

/** Gives the tests of a describe block one page for all, as shoppers have it: a widget's code comes when it is due. */
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
